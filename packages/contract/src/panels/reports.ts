// Answers of the two charts and the two rankings.
import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { companySides } from "../companies/sides.ts";
import { PLANS } from "../limits.ts";
import { Id, PagingMeta } from "../list.ts";
import { MonthText } from "../pendencies/pendency.ts";
import type { Schema } from "../route.ts";
import { FigureList } from "./filter.ts";
import { Conformity } from "./indicators.ts";

/** Documents of a month: required ones, and how many of them are settled today. */
const MonthFigure = z.extend(Conformity, { month: MonthText });
export type MonthFigure = z.output<typeof MonthFigure>;

/** Documents of one plan, by month of reference and by month of creation in São Paulo. Months without a document are left out. */
export const PendencyReport = z.object({
  plan: z.enum(PLANS),
  list: FigureList,
  conformityMonth: z.object({ months: z.array(MonthFigure), withoutReferenceMonth: Conformity }),
  conformityCreation: z.object({ months: z.array(MonthFigure) }),
});
export type PendencyReport = z.output<typeof PendencyReport>;

/** Page of a ranking; the items are under `data.data` (CD-105). */
const ranking = <S extends Schema>(item: S) => z.object({ list: FigureList, data: z.object({ data: z.array(item), meta: PagingMeta }) });

/** Document type with its number of irregular documents. */
export const RankedDocument = z.object({ name: CatalogueText, amount: z.int(), documentTypeId: Id });
export type RankedDocument = z.output<typeof RankedDocument>;
export const PendencyRanking = ranking(RankedDocument);
export type PendencyRanking = z.output<typeof PendencyRanking>;

/** `side` is that of the ranked company: the contractor's users get suppliers, the supplier's users contractors. */
export const RankedCompany = z.object({ name: z.string(), amount: z.int(), companyId: Id, side: z.enum(companySides) });
export type RankedCompany = z.output<typeof RankedCompany>;
export const CompanyRanking = ranking(RankedCompany);
export type CompanyRanking = z.output<typeof CompanyRanking>;
