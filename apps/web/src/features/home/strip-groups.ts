// Figures of the home strip with the filters of their lists.
import type { companySides } from "@emdia/contract/companies/sides.ts";
import { contractorFilters, dueFilter, providerFilters } from "@emdia/contract/home/figures.ts";
import type { ContractorFigures, HomeAnswer, HomeFigure, ProviderFigures } from "@emdia/contract/home/routes.ts";
import { PLANS } from "@emdia/contract/limits.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";

type Side = (typeof companySides)[number];
export type FigureName =
  | "toReview"
  | "reviewOverdue"
  | "expiredAtSuppliers"
  | "mayNotWork"
  | "toSend"
  | "rejected"
  | "dueSoon"
  | "expired"
  | "questions";
type Item = {
  readonly name: FigureName;
  readonly figure: HomeFigure;
  /** Filter of the pendency list; absent for the worker list. */
  readonly filter?: PendencyFilter;
};
export type StripGroup = {
  /** Undefined if the user sees the figures of one side only. */
  readonly side: Side | undefined;
  readonly items: readonly Item[];
  readonly conformity?: ContractorFigures["conformity"];
};

const isPositive = ({ figure: { total } }: Item): boolean => total > 0;

const ofContractor = (figures: ContractorFigures): readonly Item[] => [
  { name: "toReview", figure: figures.toReview, filter: contractorFilters.toReview },
  { name: "reviewOverdue", figure: figures.reviewOverdue, filter: contractorFilters.reviewOverdue },
  { name: "expiredAtSuppliers", figure: figures.expired, filter: contractorFilters.expired },
];
const ofProvider = (figures: ProviderFigures): readonly Item[] => [
  { name: "toSend", figure: figures.toSend, filter: providerFilters.toSend },
  { name: "rejected", figure: figures.rejected, filter: providerFilters.rejected },
  { name: "dueSoon", figure: figures.dueSoon, filter: dueFilter(figures.dueSoon) },
  { name: "expired", figure: figures.expired, filter: providerFilters.expired },
  { name: "questions", figure: figures.questions, filter: providerFilters.questions },
];

type FilterSide = StripGroup["side"];

/** The positive figures, each with both plans in its filter, and with the side if the list would show both sides. */
const itemsOf = (items: readonly Item[], side: FilterSide): readonly Item[] =>
  items.filter(isPositive).map((item) => ({ ...item, filter: { ...item.filter, plan: [...PLANS], ...(side && { side }) } }));
const contractorGroup = (figures: ContractorFigures, side: FilterSide): StripGroup => ({
  side,
  items: itemsOf(ofContractor(figures), side),
  ...(figures.conformity.total > 0 && { conformity: figures.conformity }),
});
const providerGroup = (figures: ProviderFigures, side: FilterSide): StripGroup => ({ side, items: itemsOf(ofProvider(figures), side) });

/** Adds the figure of the workers to the first group with other figures, or else to the first group. */
const withWorkers = (groups: readonly StripGroup[], workers: readonly Item[]): readonly StripGroup[] => {
  const target = groups.find(({ items }) => items.length > 0) ?? groups[0];
  return groups.map((group) => (group === target ? { ...group, items: [...group.items, ...workers] } : group));
};

/**
 * One group per side, without figures of zero. Workers belong to no side: their figure comes last in the first group with
 * other figures. Without a permission in the selected companies there is no group.
 */
export const stripGroups = ({ contractor, provider, workers }: HomeAnswer): readonly StripGroup[] => {
  const hasBothSides = contractor !== undefined && provider !== undefined;
  const groups = [
    ...(contractor ? [contractorGroup(contractor, hasBothSides ? "contractor" : undefined)] : []),
    ...(provider ? [providerGroup(provider, hasBothSides ? "provider" : undefined)] : []),
    ...(workers && !contractor && !provider ? [{ side: undefined, items: [] }] : []),
  ];
  return withWorkers(groups, workers ? [{ name: "mayNotWork" as const, figure: workers.mayNotWork }].filter(isPositive) : []);
};
