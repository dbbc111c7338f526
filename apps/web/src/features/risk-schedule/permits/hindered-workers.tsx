import { CompetenceReasonLine } from "@emdia/contract/risk-schedule/competence.ts";
import type { Moment } from "@emdia/contract/risk-schedule/moment.ts";
import * as z from "zod/mini";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { ReasonLines } from "../words/reason-lines.tsx";

const Details = z.object({ employees: z.array(z.object({ id: z.int(), name: z.string(), reasons: z.array(CompetenceReasonLine) })) });

/** Workers because of whom a permit was refused, with their reasons. */
export const HinderedWorkers = ({ error, start }: { readonly error: unknown; readonly start: Moment }) => {
  const details = Details.safeParse(error instanceof ApiFailure ? error.details : undefined);
  if (!details.success) return null;
  return details.data.employees.map(({ id, name, reasons }) => (
    <div key={id}>
      {name}
      <ReasonLines reasons={reasons} start={start} />
    </div>
  ));
};
