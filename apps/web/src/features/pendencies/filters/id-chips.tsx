import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { PendencyAddress } from "../pendency-filter.ts";
import classes from "./pendency-toolbar.module.css";
import type { FilterNames } from "./use-filter-names.ts";

type Kind = keyof FilterNames;
const kinds: readonly Kind[] = ["project", "worker", "supplier"];

type ChipProps = {
  readonly kind: Kind;
  readonly ids: readonly number[] | undefined;
  readonly name: string | undefined;
  readonly onRemove: (kind: Kind) => void;
};
const IdChip = ({ kind, ids = [], name, onRemove }: ChipProps) => {
  const { t } = useTranslation("pendencies");
  if (ids.length === 0) return null;
  return (
    <Button
      className={classes.one ?? ""}
      variant="light"
      rightSection={<IconX size={14} aria-hidden="true" />}
      title={t(`filter.chips.${kind}.remove`)}
      onClick={() => onRemove(kind)}
    >
      {ids.length === 1 && name ? t(`filter.chips.${kind}.named`, { name }) : t(`filter.chips.${kind}.count`, { count: ids.length })}
    </Button>
  );
};

type Props = { readonly asked: PendencyAddress; readonly names: FilterNames; readonly onRemove: (kind: Kind) => void };

/** The project, worker and supplier filters of a link, as removable chips. */
export const IdChips = ({ asked, names, onRemove }: Props) => {
  if (kinds.every((kind) => asked[kind] === undefined)) return null;
  return (
    <div className={classes.chips}>
      {kinds.map((kind) => (
        <IdChip key={kind} kind={kind} ids={asked[kind]} name={names[kind]} onRemove={onRemove} />
      ))}
    </div>
  );
};
