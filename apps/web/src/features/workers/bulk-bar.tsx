import type { BulkWork } from "@emdia/contract/workers/bulk-routes.ts";
import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { Button } from "@mantine/core";
import { IconLink, IconPrinter, IconUnlink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BulkBar as Bar } from "../../shared/bulk/bulk-bar.tsx";
import { ChooseRest } from "../../shared/bulk/choose-rest.tsx";
import { chosenElsewhere } from "../../shared/bulk/create-selection-store.ts";
import { useMayChoose } from "./use-may-choose.ts";
import type { WorkerSelection } from "./worker-filter.ts";

export type BulkAction = BulkWork["action"];
type Props = {
  readonly shown: readonly WorkerRow[];
  readonly selection: WorkerSelection;
  readonly onAct: (action: BulkAction) => void;
  /** Prints the badges of the selected workers; undefined without the permission. */
  readonly onPrint: ((workerIds: readonly number[]) => void) | undefined;
};

const LinkButtons = ({ onAct }: Pick<Props, "onAct">) => {
  const { t } = useTranslation("workers");
  return (
    <>
      <Button leftSection={<IconLink size={16} aria-hidden="true" />} onClick={() => onAct("LINK")}>
        {t("bulk.LINK")}
      </Button>
      <Button variant="default" leftSection={<IconUnlink size={16} aria-hidden="true" />} onClick={() => onAct("UNLINK")}>
        {t("bulk.UNLINK")}
      </Button>
    </>
  );
};

/** Bar with the bulk actions for the selected workers. */
export const BulkBar = ({ shown, selection, onAct, onPrint }: Props) => {
  const { chosen, clear } = selection;
  const { t } = useTranslation("workers");
  const mayChoose = useMayChoose();
  return (
    <Bar label={t("bulk.label")} count={chosen.size} elsewhere={chosenElsewhere(chosen, shown)} onClear={clear}>
      <ChooseRest rows={shown.filter(mayChoose)} selection={selection} />
      {[...chosen.values()].some(({ can }) => can.assign) && <LinkButtons onAct={onAct} />}
      {onPrint && (
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden="true" />} onClick={() => onPrint([...chosen.keys()])}>
          {t("bulk.PRINT")}
        </Button>
      )}
    </Bar>
  );
};
