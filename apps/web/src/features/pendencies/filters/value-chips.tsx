import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { FilterChip } from "../../../shared/list/filter-chip.tsx";
import type { LinkedNames } from "../../../shared/panels/use-linked-names.ts";
import type { PendencyAddress } from "../pendency-filter.ts";
import {
  type chipFilters,
  countedIds,
  type deadlineDays,
  filterDays,
  filterFlags,
  type filterIds,
  filterMonths,
  filterWords,
} from "./filter-kinds.ts";

type Kind = Exclude<(typeof chipFilters)[number], (typeof filterIds)[number] | (typeof deadlineDays)[number]>;
/** Filters with a text as their value. */
type TextKind = (typeof filterWords | typeof filterDays | typeof filterMonths)[number];
type Chip = { readonly kind: Kind; readonly text: string };

type Props = {
  readonly asked: PendencyAddress;
  readonly linked: LinkedNames;
  readonly onRemove: (change: { readonly [K in Kind]?: undefined }) => void;
};
const linkedKinds = { documentType: "documentTypes", department: "departmentIds" } as const;

const monthText = (month: string): string => month.split("-").toReversed().join("/");

const useChips = ({ asked, linked }: Pick<Props, "asked" | "linked">): readonly Chip[] => {
  const { t } = useTranslation(["pendencies", "pendencyWords"]);
  const { day } = useFormat();
  const chipsOf = (kinds: readonly TextKind[], write: (value: string) => string): readonly Chip[] =>
    kinds.flatMap((kind) => {
      const value = asked[kind];
      return typeof value === "string" && value !== ""
        ? [{ kind, text: t("filter.chips.value", { filter: t(`filter.${kind}`), value: write(value) }) }]
        : [];
    });
  const types = asked.pendencyType?.map((type) => t(`pendencyWords:types.${type}`)).join(", ");
  return [
    ...chipsOf(filterWords, (value) => value),
    ...(types
      ? [{ kind: "pendencyType" as const, text: t("filter.chips.value", { filter: t("filter.pendencyType"), value: types }) }]
      : []),
    ...(asked.irregular ? [{ kind: "irregular" as const, text: t(`filter.irregular.${asked.irregular}`) }] : []),
    ...countedIds.flatMap((kind) => {
      const count = asked[kind]?.length ?? 0;
      const value = linked(linkedKinds[kind]);
      const text = value ? t("filter.chips.value", { filter: t(`filter.${kind}`), value }) : t(`filter.chips.${kind}`, { count });
      return count > 0 ? [{ kind, text }] : [];
    }),
    ...(asked.side ? [{ kind: "side" as const, text: t(`filter.sides.${asked.side}`) }] : []),
    ...chipsOf(filterDays, day),
    ...chipsOf(filterMonths, monthText),
    ...filterFlags.filter((kind) => asked[kind]).map((kind) => ({ kind, text: t(`filter.${kind}`) })),
  ];
};

/** The filters by words, dates, months and marks, as removable chips. */
export const ValueChips = ({ asked, linked, onRemove }: Props) => {
  const { t } = useTranslation("pendencies");
  return useChips({ asked, linked }).map(({ kind, text }) => (
    <FilterChip key={kind} text={text} title={t("filter.chips.removeOne")} onRemove={() => onRemove({ [kind]: undefined })} />
  ));
};
