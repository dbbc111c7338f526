// What authorises a worker of a team, as a permit shows it: trainings, documents and the health certificate (ASO), with their last day.
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import type { Demand } from "./activity.ts";
import type { Lapse } from "./competence.ts";

/** Health certificates of NR-7, the periodic one first: the first that the worker has is shown. */
export const HEALTH_CERTIFICATES = ["SSMA-ASO-PERIODICO", "SSMA-ASO-MUDANCA", "SSMA-ASO-RETORNO", "SSMA-ASO-ADMISSIONAL"] as const;

type Document = Pick<Demand, "typeId" | "name" | "norm">;
export type Authorisation = {
  readonly name: string;
  readonly norm: string | null;
  /** Null if no end is known. */
  readonly lastDay: IsoDay | null;
};
type Facts = { readonly documents: readonly Document[]; readonly healthCertificates: readonly Document[] };

const held = ({ name, norm, typeId }: Document, lapseOf: (typeId: number) => Lapse): readonly Authorisation[] => {
  const lapse = lapseOf(typeId);
  return lapse === "now" ? [] : [{ name, norm, lastDay: lapse === null ? null : addDays(lapse, -1) }];
};

/** The documents of the role, and one health certificate. A document that the worker lacks is left out. */
export const authorisationsOf = (
  { documents, healthCertificates }: Facts,
  lapseOf: (typeId: number) => Lapse,
): readonly Authorisation[] => [
  ...documents.flatMap((document) => held(document, lapseOf)),
  ...healthCertificates
    .filter(({ typeId }) => !documents.some((document) => document.typeId === typeId))
    .flatMap((document) => held(document, lapseOf))
    .slice(0, 1),
];
