import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { isSending, type OwnMove } from "../../../shared/pendencies/moves/own-moves.ts";
import { useMoveFocusOnUnmount } from "../../../shared/ui/focus/use-move-focus-on-unmount.ts";
import type { DetailControls } from "../detail-parts.ts";
import classes from "../pendency-detail.module.css";
import { arrangedMoves, type MoveAtHand } from "./primary-move.ts";
import { useLackWords } from "./use-lack-words.ts";
import type { Moves } from "./use-moves.ts";

type Props = {
  readonly pendency: Pendency;
  readonly moves: Moves;
  readonly openOverlay: DetailControls["openOverlay"];
  readonly onRemove: () => void;
};

/**
 * Why the primary move is blocked, or what it does. While the user answers, the line keeps its height, so that the layout does not shift on the last answer.
 */
export const FirstLack = ({ pendency }: Pick<Props, "pendency">) => {
  const { t } = useTranslation(["pendencyDetail", "pendencyWords"]);
  const lackWords = useLackWords();
  const { first, isRejecting } = arrangedMoves(pendency);
  if (first === null) return pendency.can.answerChecklist ? <p className={classes.lack} /> : null;
  if (first.obstacle === null)
    return isExplained(first.action) || pendency.can.answerChecklist ? (
      <p className={classes.lack}>{isExplained(first.action) && t(`brief.${first.action}`)}</p>
    ) : null;
  return (
    <p id="first-lack" className={classes.lack} data-minor={isRejecting || undefined}>
      {t("lacks.for", { move: t(`pendencyWords:moves.${first.action}`), lacks: lackWords(first.obstacle, pendency) })}
    </p>
  );
};

/** Moves with a line that explains them, because their names are alike. */
const explained = ["finish", "approve", "close_unread"] as const satisfies readonly OwnMove[];
const isExplained = (action: OwnMove): action is (typeof explained)[number] => explained.some((one) => one === action);

type ItemProps = Pick<Props, "pendency"> & { readonly move: MoveAtHand; readonly onAct: (move: MoveAtHand) => void };

const Item = ({ pendency, move, onAct }: ItemProps) => {
  const { t } = useTranslation(["pendencyWords", "pendencyDetail"]);
  const lackWords = useLackWords();
  return (
    <Menu.Item onClick={() => onAct(move)}>
      {t(`moves.${move.action}`)}
      {isExplained(move.action) && <span className={classes.itemLack}>{t(`pendencyDetail:brief.${move.action}`)}</span>}
      {move.obstacle !== null && <span className={classes.itemLack}>{lackWords(move.obstacle, pendency)}</span>}
    </Menu.Item>
  );
};

type FirstProps = Omit<ItemProps, "pendency"> & { readonly isLeading: boolean; readonly isAsking: boolean };

/** Moves the focus away when another move replaces this one, so that the user does not trigger a different move by accident. */
const FirstMove = ({ move, isLeading, isAsking, onAct }: FirstProps) => {
  const { t } = useTranslation("pendencyWords");
  const button = useMoveFocusOnUnmount<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      variant={isLeading ? "filled" : "default"}
      loading={isAsking}
      onClick={() => onAct(move)}
      {...(move.obstacle !== null && { "aria-describedby": "first-lack" })}
    >
      {t(`moves.${move.action}`)}
    </Button>
  );
};

/** The rejection, in red and apart from the primary move. It is highlighted when the answers call for it. */
const Rejection = ({ move, isLeading, isAsking, onAct }: FirstProps) => {
  const { t } = useTranslation("pendencyWords");
  return (
    <Button
      color="red"
      variant={isLeading ? "filled" : "default"}
      className={isLeading ? "" : (classes.reject ?? "")}
      loading={isAsking}
      onClick={() => onAct(move)}
    >
      {t(`moves.${move.action}`)}
    </Button>
  );
};

/** The primary move and the rejection as buttons, the other moves in a menu. */
export const MoveBar = ({ pendency, moves, openOverlay, onRemove }: Props) => {
  const { t } = useTranslation("pendencyDetail");
  const { first, isLeading, rejection, isRejecting, others } = arrangedMoves(pendency);
  const { remove, seeAnalysisHistory } = pendency.can;
  // Sending opens the documents drawer, which shows running uploads, dates and the checklist for the sender.
  const act = (move: MoveAtHand) => (isSending(move.action) ? openOverlay("documents") : moves.ask(move));
  return (
    <>
      {(others.length > 0 || remove || seeAnalysisHistory) && (
        <Menu position="bottom-end" portalProps={{ target: "#conteudo" }} width={280}>
          <Menu.Target>
            <Button
              variant="default"
              rightSection={<IconChevronDown size={16} aria-hidden="true" />}
              loading={moves.asking !== null && moves.asking !== first?.action && moves.asking !== rejection?.action}
            >
              {t("more")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((move) => (
              <Item key={move.action} pendency={pendency} move={move} onAct={act} />
            ))}
            {seeAnalysisHistory && <Menu.Item onClick={() => openOverlay("analysis")}>{t("analysisHistory")}</Menu.Item>}
            {remove && <Menu.Item onClick={onRemove}>{t("remove.open")}</Menu.Item>}
          </Menu.Dropdown>
        </Menu>
      )}
      {rejection && (
        <Rejection
          key={rejection.action}
          move={rejection}
          isLeading={isRejecting}
          isAsking={moves.asking === rejection.action}
          onAct={act}
        />
      )}
      {first && <FirstMove key={first.action} move={first} isLeading={isLeading} isAsking={moves.asking === first.action} onAct={act} />}
    </>
  );
};
