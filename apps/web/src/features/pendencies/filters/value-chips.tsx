import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import type { PendencyAddress } from "../pendency-filter.ts";
import { FilterChip } from "./filter-chip.tsx";

const words = ["name", "employee", "company", "project_name", "contract"] as const;
const days = ["startDate", "endDate"] as const;
const months = ["referenceMonthStart", "referenceMonthEnd"] as const;
const flags = ["considerComments", "waitsForMyAnswer", "withoutReferenceMonth", "inactive"] as const;
type Kind = (typeof words)[number] | (typeof days)[number] | (typeof months)[number] | (typeof flags)[number] | "pendencyType" | "side";
type Chip = { readonly kind: Kind; readonly text: string };

const monthText = (month: string): string => month.split("-").toReversed().join("/");

const useChips = (asked: PendencyAddress): readonly Chip[] => {
  const { t } = useTranslation(["pendencies", "pendencyWords"]);
  const { day } = useFormat();
  const chipsOf = (kinds: readonly Kind[], write: (value: string) => string): readonly Chip[] =>
    kinds.flatMap((kind) => {
      const value = asked[kind];
      return typeof value === "string" && value !== ""
        ? [{ kind, text: t("filter.chips.value", { filter: t(`filter.${kind}`), value: write(value) }) }]
        : [];
    });
  const types = asked.pendencyType?.map((type) => t(`pendencyWords:types.${type}`)).join(", ");
  return [
    ...chipsOf(words, (value) => value),
    ...(types
      ? [{ kind: "pendencyType" as const, text: t("filter.chips.value", { filter: t("filter.pendencyType"), value: types }) }]
      : []),
    ...(asked.side ? [{ kind: "side" as const, text: t(`filter.sides.${asked.side}`) }] : []),
    ...chipsOf(days, day),
    ...chipsOf(months, monthText),
    ...flags.filter((kind) => asked[kind]).map((kind) => ({ kind, text: t(`filter.${kind}`) })),
  ];
};

type Props = { readonly asked: PendencyAddress; readonly onRemove: (change: { readonly [K in Kind]?: undefined }) => void };

/** The filters by words, dates, months and marks, as removable chips. */
export const ValueChips = ({ asked, onRemove }: Props) => {
  const { t } = useTranslation("pendencies");
  return useChips(asked).map(({ kind, text }) => (
    <FilterChip key={kind} text={text} title={t("filter.chips.removeOne")} onRemove={() => onRemove({ [kind]: undefined })} />
  ));
};
