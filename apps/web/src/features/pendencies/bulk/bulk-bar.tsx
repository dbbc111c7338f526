import { PENDENCY_BULK_MAX } from "@emdia/contract/limits.ts";
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { BulkBar as Bar } from "../../../shared/bulk/bulk-bar.tsx";
import { ChooseRest } from "../../../shared/bulk/choose-rest.tsx";
import { chosenElsewhere } from "../../../shared/bulk/create-selection-store.ts";
import { lazyPart } from "../../../shared/loading/lazy-part.ts";
import { isMovable, isSending, type OfferedMove } from "../../../shared/pendencies/moves/own-moves.ts";
import lines from "../../../shared/ui/lines.module.css";
import type { PendencySelection } from "../pendency-filter.ts";
import { movesInCommon } from "./moves-in-common.ts";

/** Loaded with the first selection, because it reads the uploads and saved drafts of this browser. */
const ReadyCount = lazyPart(async () => (await import("./ready-count.tsx")).ReadyCount, "pendencies");

type MovesProps = { readonly moves: readonly OfferedMove[]; readonly chosen: PendencySelection["chosen"]; readonly onAct: Props["onAct"] };
type Props = {
  readonly shown: readonly PendencyRow[];
  readonly selection: PendencySelection;
  readonly onAct: (move: OfferedMove) => void;
  /** Opens the dialog of assignments, if the user may assign. */
  readonly onAssign: (() => void) | null;
  readonly focusInstead: () => void;
};

const Moves = ({ moves, chosen, onAct }: MovesProps) => {
  const { t } = useTranslation(["pendencies", "pendencyWords"]);
  const [nearest, ...others] = moves;
  if (!nearest) return <span className={lines.quiet}>{t("bulk.nothingInCommon")}</span>;
  return (
    <>
      {isSending(nearest.action) && (
        <Suspense fallback={null}>
          <ReadyCount move={nearest} chosen={chosen} />
        </Suspense>
      )}
      <Button onClick={() => onAct(nearest)}>{t(`pendencyWords:moves.${nearest.action}`)}</Button>
      {others.length > 0 && (
        <Menu position="top-start">
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
              {t("bulk.more")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((move) => (
              <Menu.Item key={`${move.action} ${move.status}`} onClick={() => onAct(move)}>
                {t(`pendencyWords:moves.${move.action}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
};

/** The moves that all selected pendencies share. A move that only some of them allow is not offered. */
export const BulkBar = ({ shown, selection, onAct, onAssign, focusInstead }: Props) => {
  const { chosen, clear } = selection;
  const { t } = useTranslation("pendencies");
  // The bar unmounts with the selection, so the focus moves to the list.
  const clearSelection = () => {
    clear();
    focusInstead();
  };
  return (
    <Bar label={t("bulk.label")} count={chosen.size} elsewhere={chosenElsewhere(chosen, shown)} onClear={clearSelection}>
      <ChooseRest rows={shown.filter(isMovable)} selection={selection} />
      {chosen.size > PENDENCY_BULK_MAX ? (
        <span className={lines.quiet}>{t("bulk.tooMany", { max: PENDENCY_BULK_MAX })}</span>
      ) : (
        <>
          <Moves moves={movesInCommon([...chosen.values()])} chosen={chosen} onAct={onAct} />
          {onAssign && (
            <Button variant="default" onClick={onAssign}>
              {t("bulk.assign")}
            </Button>
          )}
        </>
      )}
    </Bar>
  );
};
