import { useTranslation } from "react-i18next";
import { FilterChip } from "../../../shared/list/filter-chip.tsx";
import type { LinkedNames } from "../../../shared/panels/use-linked-names.ts";
import type { PendencyAddress } from "../pendency-filter.ts";
import { filterIds } from "./filter-kinds.ts";
import type { FilterNames, IdFilter } from "./use-filter-names.ts";

type ChipProps = {
  readonly kind: IdFilter;
  readonly ids: readonly number[] | undefined;
  readonly name: string | undefined;
  readonly onRemove: (kind: IdFilter) => void;
};
const IdChip = ({ kind, ids = [], name, onRemove }: ChipProps) => {
  const { t } = useTranslation("pendencies");
  if (ids.length === 0) return null;
  const text = name ? t(`filter.chips.${kind}.named`, { name }) : t(`filter.chips.${kind}.count`, { count: ids.length });
  return <FilterChip text={text} title={t(`filter.chips.${kind}.remove`)} onRemove={() => onRemove(kind)} />;
};

type Props = {
  readonly asked: PendencyAddress;
  readonly names: FilterNames;
  readonly linked: LinkedNames;
  readonly onRemove: (kind: IdFilter) => void;
};
/** Ids that a link of the panels sets as well. */
const linkedKinds: { readonly [K in IdFilter]?: Parameters<LinkedNames>[0] } = { project: "projects", supplier: "providers" };

/** The filters by project, worker, supplier and contractor, as removable chips. */
export const IdChips = ({ asked, names, linked, onRemove }: Props) =>
  filterIds.map((kind) => {
    const linkedKind = linkedKinds[kind];
    const ownName = asked[kind]?.length === 1 ? names[kind].name : undefined;
    const name = (linkedKind && linked(linkedKind)) ?? ownName;
    return <IdChip key={kind} kind={kind} ids={asked[kind]} name={name} onRemove={onRemove} />;
  });
