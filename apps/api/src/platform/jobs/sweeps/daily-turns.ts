// Sweeps that a new day requires.
import { sql } from "kysely";
import { dayInSaoPaulo } from "../../clock/clock.ts";
import type { Sweep } from "./sweep.ts";

/**
 * Queues one job per supplier that updates workers with a status change today, or whose badge ends, and one for those whose eligibility
 * changes. Runs twice after midnight, because the last requests of the day may commit after it.
 */
export const turnWorkers: Sweep = {
  name: "platform.turn-workers",
  at: "0,15 0 * * *",
  run: async ({ sweep, clock, log }) => {
    const queued = await sweep((tx) =>
      sql`select enqueue('workers.settle-due', json_build_object('providerId', due.provider_id), 'workers.settle-due ' || due.provider_id, null)
        from (select provider_id from worker where status_changes_on <= ${dayInSaoPaulo(clock.now())}::date
          union select provider_id from badge where due_on <= ${dayInSaoPaulo(clock.now())}::date and revoked_at is null) due`.execute(tx),
    );
    const due = await sweep((tx) =>
      sql<{ suppliers: number }>`select enqueue_due_standings(${dayInSaoPaulo(clock.now())}::date) as suppliers`.execute(tx),
    );
    log.info({ suppliers: queued.rows.length, standings: due.rows[0]?.suppliers }, "workers of suppliers turn today");
  },
};

/**
 * Queues one job per contractor that updates documents that expire or are about to. Runs twice after midnight, because the last requests of
 * the day may commit after it.
 */
export const turnPendencies: Sweep = {
  name: "platform.turn-pendencies",
  at: "0,15 0 * * *",
  run: async ({ sweep, clock, log }) => {
    const today = dayInSaoPaulo(clock.now());
    const queued = await sweep((tx) =>
      sql`select enqueue('pendencies.turn-due', json_build_object('contractorId', due.id), 'pendencies.turn-due ' || due.id, null)
        from (select distinct contractor_id as id from project) due
        where exists (select from pendency p where p.contractor_id = due.id and p.active and p.status = 'DONE' and p.next_due_on <= ${today}::date)
          or exists (select from pendency p where p.contractor_id = due.id and p.active and p.status in ('DONE', 'NEXT_DUE_DATE')
            and p.expiration_date < ${today}::date)`.execute(tx),
    );
    log.info({ contractors: queued.rows.length }, "pendencies of contractors turn today");
  },
};

/** Queues one job per contractor whose holidays changed since its deadlines were computed. */
export const refreshDeadlines: Sweep = {
  name: "platform.refresh-deadlines",
  at: "5 0 * * *",
  run: async ({ sweep, log }) => {
    const { rows } = await sweep((tx) => sql<{ contractors: number }>`select enqueue_deadline_refreshes() as contractors`.execute(tx));
    log.info({ contractors: rows[0]?.contractors }, "deadlines of contractors are computed again");
  },
};

/** Reconciles all projects daily: months begin, restrictions end and requirements take effect. */
export const reconcileProjects: Sweep = {
  name: "platform.reconcile-projects",
  at: "10 0 * * *",
  run: async ({ sweep }) => {
    await sweep((tx) =>
      sql`select enqueue('pendencies.reconcile-project', json_build_object('contractorId', contractor_id, 'projectId', id, 'providerId', null),
        'pendencies.reconcile-project ' || id || ' all', null) from project where not is_draft and state <> 'removed'`.execute(tx),
    );
  },
};

const HOUR_MS = 3_600_000;
/** Half an hour less than the time of the sweep, so that a clock that is behind names the same evening. */
const EVENING_HOURS = 19.5;
/** Day of the evening of a run, also if it was missed and runs the next morning: otherwise the run of that evening would be the same. */
const eveningOf = (now: Date): string => dayInSaoPaulo(new Date(now.getTime() - EVENING_HOURS * HOUR_MS));

/** Queues one job per contractor with automatic risk schedules, which plans the next seven days. */
export const planRiskSchedules: Sweep = {
  name: "platform.plan-risk-schedules",
  at: "0 20 * * *",
  run: async ({ sweep, clock, log }) => {
    const { rows } = await sweep((tx) =>
      sql<{ contractors: number }>`select enqueue_automatic_schedules(${eveningOf(clock.now())}::date) as contractors`.execute(tx),
    );
    log.info({ contractors: rows[0]?.contractors }, "risk schedules of contractors are planned");
  },
};

/**
 * Compares the requirements of every project with the pendencies and logs differences. Runs before midnight, because the daily reconcile
 * would fix missed pendencies silently.
 */
export const auditProjects: Sweep = {
  name: "platform.audit-projects",
  at: "0 23 * * *",
  // A run after midnight would compare the wrong day.
  catchUpHours: 0.5,
  run: async ({ sweep, clock }) => {
    const day = dayInSaoPaulo(clock.now());
    await sweep((tx) =>
      sql`select enqueue('pendencies.audit-project', json_build_object('contractorId', contractor_id, 'projectId', id, 'day', ${day}::text),
        'pendencies.audit-project ' || id, null) from project where not is_draft`.execute(tx),
    );
  },
};
