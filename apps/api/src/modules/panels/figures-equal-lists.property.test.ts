// Every figure equals a plain count of the tables, and the exact total of the list that its link opens.
import { indicatorQuery, planOf, reportQuery } from "@emdia/contract/panels/filter.ts";
import {
  createdInPeriod,
  creationMonthLink,
  projectLink,
  rankedCompanyLink,
  rankedDocumentLink,
  referenceMonthLink,
  workerLink,
} from "@emdia/contract/panels/links.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { expect, test } from "vitest";
import { panelCases } from "../../../test/facts/panel-cases.ts";
import {
  isCreatedIn,
  isIrregular,
  isOfMonthsIn,
  isSettled,
  isTurnOf,
  type PlainDocument,
  plainMonths,
  plainProjects,
} from "../../../test/facts/plain-figures.ts";
import { plainWorkers } from "../../../test/facts/plain-workers.ts";
import { openWorld } from "../../../test/world.ts";

const forAnyViewer = panelCases(openWorld());

test(
  "documents by status and turn equal their lists [R-352] [R-354] [C-163] [C-166]",
  () =>
    forAnyViewer(async ({ api, filter, documents, companyId, listed }) => {
      const query = indicatorQuery(filter);
      const { answer: shown } = await api("GET /reports/management/pendencies")({ query });
      expect(shown.list?.companyIds.toSorted() ?? []).toEqual(companyId.toSorted());
      const same = async (figure: number, is: (row: PlainDocument) => boolean, part: PendencyFilter) => {
        const count = documents.filter(is).length;
        expect([part, figure, await listed(part)]).toEqual([part, count, count]);
      };
      await same(shown.total, () => true, {});
      await same(shown.irregular, isIrregular, { irregular: "all" });
      await same(shown.providerTurn, isTurnOf("provider"), { irregular: "provider" });
      await same(shown.contractorTurn, isTurnOf("contractor"), { irregular: "contractor" });
      expect(shown.providerTurn + shown.contractorTurn + shown.settled).toBe(shown.total);
      for (const { plan, statuses } of shown.plans)
        for (const { status, total } of statuses)
          await same(total, (row) => row.plan === plan && row.status === status, { status: [status], plan: [plan] });
      expect(shown.plans.reduce((sum, { total }) => sum + total, 0)).toBe(shown.total);
      const { answer: conformity } = await api("GET /reports/management/pendencies-conformity")({ query });
      expect([conformity.settled, conformity.total]).toEqual([documents.filter(isSettled).length, documents.length]);
    }),
  240_000,
);

test(
  "months of both charts equal their lists [C-169] [C-170]",
  () =>
    forAnyViewer(async ({ api, filter, documents, listed }) => {
      const query = reportQuery(filter);
      const reports = {
        STP: await api("GET /reports/pendencies/stp")({ query }),
        SSMA: await api("GET /reports/pendencies/ssma")({ query }),
      };
      for (const [plan, { answer }] of [["STP", reports.STP] as const, ["SSMA", reports.SSMA] as const]) {
        const own = documents.filter((row) => row.plan === plan);
        const { months, withoutReferenceMonth } = answer.conformityMonth;
        expect(months).toEqual(plainMonths(own.filter(isOfMonthsIn(filter)), ({ month }) => month));
        const timeless = own.filter(({ month }) => month === null);
        expect(withoutReferenceMonth).toEqual({ total: timeless.length, settled: timeless.filter(isSettled).length });
        const created = answer.conformityCreation.months;
        expect(created).toEqual(plainMonths(own.filter(isCreatedIn(filter)), ({ createdOn }) => createdOn.slice(0, 7)));
        for (const { month, total } of months) expect(await listed({ plan: [plan], ...referenceMonthLink(month) })).toBe(total);
        for (const { month, total } of created) expect(await listed({ plan: [plan], ...creationMonthLink(month, filter) })).toBe(total);
        const isShown = (planOf(filter.type) ?? plan) === plan;
        if (isShown) expect(await listed({ plan: [plan], withoutReferenceMonth: true })).toBe(withoutReferenceMonth.total);
      }
    }),
  240_000,
);

test(
  "amounts of both rankings equal their lists [R-347] [R-353] [C-171] [C-172]",
  () =>
    forAnyViewer(async ({ api, filter, documents, listed }) => {
      const counted = documents.filter(isIrregular).filter(isCreatedIn(filter));
      const amounts = (entries: readonly string[]) =>
        [...Map.groupBy(entries, (key) => key)].map(([key, own]) => `${key} ${own.length}`).toSorted();
      for (const order of ["desc", "asc"] as const) {
        const query = { ...reportQuery(filter), order };
        const { answer: types } = await api("GET /reports/irregular-pendency/rank")({ query });
        expect(types.data.data.map(({ documentTypeId, amount }) => `${documentTypeId} ${amount}`).toSorted()).toEqual(
          amounts(counted.map(({ typeId }) => `${typeId}`)),
        );
        const { answer: companies } = await api("GET /reports/irregular-pendency-provider/rank")({ query });
        expect(companies.data.data.map(({ companyId, side, amount }) => `${side} ${companyId} ${amount}`).toSorted()).toEqual(
          amounts([
            ...counted.filter(({ fromContractor }) => fromContractor).map(({ providerId }) => `provider ${providerId}`),
            ...counted.filter(({ fromProvider }) => fromProvider).map(({ contractorId }) => `contractor ${contractorId}`),
          ]),
        );
        for (const ranked of [types.data.data, companies.data.data].map((items) => items.map(({ amount }) => amount)))
          expect(ranked).toEqual(ranked.toSorted((one, other) => (order === "desc" ? other - one : one - other)));
        for (const item of types.data.data)
          expect(await listed({ ...createdInPeriod(filter), ...rankedDocumentLink(item) })).toBe(item.amount);
        for (const item of companies.data.data)
          expect(await listed({ ...createdInPeriod(filter), ...rankedCompanyLink(item) })).toBe(item.amount);
      }
    }),
  240_000,
);

test(
  "projects by state and plan equal their lists [R-354] [C-164]",
  () =>
    forAnyViewer(async ({ api, filter, tables, viewed, companyId }) => {
      const { answer: shown } = await api("GET /reports/management/projects")({ query: indicatorQuery(filter) });
      const listed = async (part: ReturnType<typeof projectLink>): Promise<number> =>
        companyId.length === 0
          ? 0
          : (await api("GET /projects")({ query: projectLink(filter, part) }, { companyId })).answer.meta.totalResults;
      for (const state of ["active", "inactive"] as const) {
        const count = plainProjects(tables, viewed, { state, plan: undefined });
        expect([state, shown[state], await listed({ state: [state] })]).toEqual([state, count, count]);
        for (const [part, plan] of [["stp", "STP"] as const, ["ssma", "SSMA"] as const]) {
          const isShown = (planOf(filter.type) ?? plan) === plan;
          const ofPlan = isShown ? plainProjects(tables, viewed, { state, plan }) : 0;
          expect([part, shown[part][state]]).toEqual([part, ofPlan]);
          if (isShown) expect(await listed({ state: [state], plan: [plan] })).toBe(ofPlan);
        }
      }
      expect(shown.active + shown.inactive).toBe(shown.total);
    }),
  240_000,
);

test(
  "linked workers by status equal their lists [R-354] [C-165]",
  () =>
    forAnyViewer(async ({ api, filter, tables, viewed, companyId }) => {
      const { answer: shown } = await api("GET /reports/management/employees")({ query: indicatorQuery(filter) });
      const listed = async (part: ReturnType<typeof workerLink>): Promise<number> =>
        companyId.length === 0
          ? 0
          : (await api("GET /employees")({ query: workerLink(filter, part) }, { companyId })).answer.meta.totalResults;
      for (const { status, ...amounts } of shown.statuses) {
        expect([status, amounts]).toEqual([status, plainWorkers(tables, viewed, status)]);
        const contractStatus = [status];
        expect([status, await listed({ contractStatus })]).toEqual([status, amounts.total]);
        expect([status, await listed({ contractStatus, hasPendencies: true })]).toEqual([status, amounts.withPendencies]);
        expect([status, await listed({ contractStatus, withoutPendencies: true })]).toEqual([status, amounts.withoutPendencies]);
      }
      expect(shown.withPendencies + shown.withoutPendencies).toBe(shown.total);
    }),
  240_000,
);
