import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import type { Size } from "../data/sizes.ts";
import { fillTrainings } from "../data/trainings.ts";
import { withProductBench } from "../measuring/product-bench.ts";
import type { Measured, Report } from "../measuring/report.ts";
import { measureApproval, measureCertificates } from "./approvals.ts";
import { measureClassLists } from "./class-lists.ts";
import { measureNeeds } from "./needs.ts";

/** Training classes: lists, candidates, needs, approvals and certificates. */
export const benchTrainings = (size: Size = "small"): Promise<Report> =>
  withProductBench(
    size,
    async (bench) => {
      const owner = await openClient(bench.database.ownerUrl);
      const parts: Measured[] = [];
      // The candidates are ordered by the needs, so the lists come after them.
      for (const measure of [measureNeeds, measureApproval, measureCertificates, measureClassLists])
        parts.push(await measure(bench, owner));
      await owner.end();
      return { bench: "trainings", tables: parts.flatMap(({ tables }) => tables), budgets: parts.flatMap(({ budgets }) => budgets) };
    },
    (owner, ownerUrl) => fillTrainings(owner, ownerUrl, size),
  );
