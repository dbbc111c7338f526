import type { BulkWork } from "@emdia/contract/workers/bulk-routes.ts";
import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { Button } from "@mantine/core";
import { IconLink, IconUnlink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BulkBar as Bar } from "../../shared/bulk/bulk-bar.tsx";
import { ChooseRest } from "../../shared/bulk/choose-rest.tsx";
import { chosenElsewhere } from "../../shared/bulk/create-selection-store.ts";
import type { WorkerSelection } from "./worker-filter.ts";

export type BulkAction = BulkWork["action"];
type Props = {
  readonly shown: readonly WorkerRow[];
  readonly selection: WorkerSelection;
  readonly onAct: (action: BulkAction) => void;
};

/** Bar with the bulk actions for the selected workers. */
export const BulkBar = ({ shown, selection, onAct }: Props) => {
  const { chosen, clear } = selection;
  const { t } = useTranslation("workers");
  return (
    <Bar label={t("bulk.label")} count={chosen.size} elsewhere={chosenElsewhere(chosen, shown)} onClear={clear}>
      <ChooseRest rows={shown.filter(({ can }) => can.assign)} selection={selection} />
      <Button leftSection={<IconLink size={16} aria-hidden="true" />} onClick={() => onAct("LINK")}>
        {t("bulk.LINK")}
      </Button>
      <Button variant="default" leftSection={<IconUnlink size={16} aria-hidden="true" />} onClick={() => onAct("UNLINK")}>
        {t("bulk.UNLINK")}
      </Button>
    </Bar>
  );
};
