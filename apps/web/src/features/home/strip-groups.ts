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

/** Both plans, and the side of the figure if the list would show both sides. */
const within = (items: readonly Item[], side: Side | undefined): readonly Item[] =>
  items.map((item) => ({ ...item, filter: { ...item.filter, plan: [...PLANS], ...(side && { side }) } }));
const isPositive = ({ figure: { total } }: Item): boolean => total > 0;

/**
 * One group per side, without figures of zero. Workers belong to no side: their figure comes last in the first group with
 * other figures. Without a permission in the selected companies there is no group.
 */
export const stripGroups = ({ contractor, provider, workers }: HomeAnswer): readonly StripGroup[] => {
  const sideOf = (side: Side) => (contractor && provider ? side : undefined);
  const groups: readonly StripGroup[] = [
    ...(contractor
      ? [
          {
            side: sideOf("contractor"),
            items: within(ofContractor(contractor), sideOf("contractor")),
            ...(contractor.conformity.total > 0 && { conformity: contractor.conformity }),
          },
        ]
      : []),
    ...(provider ? [{ side: sideOf("provider"), items: within(ofProvider(provider), sideOf("provider")) }] : []),
  ];
  const shown = groups.map((group) => ({ ...group, items: group.items.filter(isPositive) }));
  const blocked = workers ? [{ name: "mayNotWork" as const, figure: workers.mayNotWork }].filter(isPositive) : [];
  if (shown.length === 0) return workers ? [{ side: undefined, items: blocked }] : [];
  const at = Math.max(
    0,
    shown.findIndex(({ items }) => items.length > 0),
  );
  return shown.map((group, index) => (index === at ? { ...group, items: [...group.items, ...blocked] } : group));
};
