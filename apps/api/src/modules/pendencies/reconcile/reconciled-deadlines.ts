// Deadlines of the pendencies that a reconcile creates, deactivates, reactivates and reschedules.
import type { Frequency } from "@emdia/contract/catalogue/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { LocalHolidays } from "../../calendar/rules/index.ts";
import { figuresOn } from "../../catalogue/index.ts";
import type { Lacking, Requirement, Rescheduled } from "../../projects/rules/index.ts";
import { deadlinesAfter } from "../rules/deadlines.ts";
import { sendByOf } from "../rules/send-by.ts";
import { deadlineRows } from "../store/deadlines.ts";
import type { SupplierKey } from "../store/existing.ts";
import type { NewDeadline, NewPendency, Rested, Turned } from "../store/write-difference.ts";

type Input = { readonly requirements: readonly Requirement[]; readonly today: IsoDay; readonly local: LocalHolidays };
const frequencies: { readonly [R in Requirement["rhythm"]]: Frequency } = {
  standing: "once",
  monthly: "monthly",
  yearly: "yearly",
  movement: "on_movement",
};
const unsent = { status: "OPEN", returnsTo: null, active: true, askedAgainOn: null, expirationDate: null, approvedUntil: null } as const;

/** The deadline of each new pendency. */
export const withDeadlines = (create: readonly Lacking[], { requirements, today, local }: Input): readonly NewPendency[] => {
  const byId = new Map(requirements.map((one) => [one.id, one]));
  return create.map((one) => {
    const requirement = byId.get(one.requirementId);
    const frequency = requirement ? frequencies[requirement.rhythm] : "once";
    const facts = {
      ...unsent,
      frequency,
      due: requirement?.due,
      referenceMonth: one.month,
      createdOn: today,
      firstDay: one.firstDay ?? null,
    };
    return { ...one, sendBy: sendByOf(facts, local) };
  });
};

type Now = { readonly now: Date; readonly local: LocalHolidays };
/** Deadlines of pendencies that become inactive, which have none, or active again. */
export const turnsOf =
  (tx: Tx, { contractorId }: SupplierKey, { now, local }: Now) =>
  async (rested: readonly Rested[]): Promise<readonly Turned[]> => {
    const today = dayInSaoPaulo(now);
    const rests = new Map(rested.map((one) => [one.id, one]));
    const figureOn = await figuresOn(tx, { contractorId, today });
    const rows = await deadlineRows(tx, contractorId, [...rests.keys()]);
    return rows.flatMap((row): readonly Turned[] => {
      const rest = rests.get(row.id);
      if (!rest) return [];
      const active = rest.for === null;
      const move = { action: active ? "come_back" : "rest_for_a_time", reviewDays: null, today, local } as const;
      return [{ ...rest, ...deadlinesAfter({ ...row, active, due: figureOn(row.dueFigure) }, move) }];
    });
  };

/** Deadlines of pendencies whose link begins on another day. */
export const deadlinesOfRescheduled =
  (tx: Tx, { contractorId }: SupplierKey, { now, local }: Now) =>
  async (rescheduled: readonly Rescheduled[]): Promise<readonly NewDeadline[]> => {
    const firstDays = new Map(rescheduled.map(({ id, firstDay }) => [id, firstDay]));
    const figureOn = await figuresOn(tx, { contractorId, today: dayInSaoPaulo(now) });
    const rows = await deadlineRows(tx, contractorId, [...firstDays.keys()]);
    return rows.map((row) => {
      const firstDay = firstDays.get(row.id) ?? null;
      return { id: row.id, firstDay, sendBy: sendByOf({ ...row, firstDay, due: figureOn(row.dueFigure) }, local) };
    });
  };
