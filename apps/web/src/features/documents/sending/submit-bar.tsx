import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
// The bar shows obstacles without a failed request, which would load this table.
import "../../../shared/errors/explained-by.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../documents.module.css";
import type { Sending } from "./use-sending.ts";

/** Why sending is blocked, by the client or else by the server. */
const useReason = ({ move, blocker }: Sending): string | null => {
  const { t } = useTranslation("documents");
  const messageOf = useMessageOf();
  const obstacleText = (code: RefusalCode) => messageOf(new ApiFailure({ kind: "answered", code, message: "" }));
  if (blocker) return t(`blockers.${blocker.of}`);
  return move?.obstacle ? obstacleText(move.obstacle) : null;
};

/** The number of documents to send, or a hint about renewing or withdrawing. If an obstacle exists, its reason replaces the number. */
const useMoveText = ({ move, documents: { guide } }: Sending, isHindered: boolean): string | null => {
  const { t } = useTranslation("documents");
  if (move?.action === "withdraw") return isHindered ? null : t("turn.withdrawing");
  const { drafts = 0, kept = 0 } = guide ?? {};
  if (drafts + kept === 0) return null;
  const isKeptBeside = move?.action === "send" && kept > 0 && drafts > 0;
  const goes = [t("turn.goes", { count: drafts + kept }), ...(isKeptBeside ? [t("turn.kept", { count: kept })] : [])];
  const sentences = [...(isHindered ? [] : goes), ...(move?.action === "renew" ? [t("turn.renewing")] : [])];
  return sentences.join(" ") || null;
};

type Props = { readonly sending: Sending; readonly isInline: boolean };

/** The bar that sends the documents for analysis or withdraws them. */
export const SubmitBar = ({ sending, isInline }: Props) => {
  const { t } = useTranslation("pendencyWords");
  const { move, shownBlocker, isRefused, failureText, isPending, run } = sending;
  const reason = useReason(sending);
  const moveText = useMoveText(sending, reason !== null);
  if (move === null) return null;
  const isWithdrawing = move.action === "withdraw";
  return (
    <div className={classes.foot} data-inline={isInline}>
      {moveText !== null && <p className={classes.quiet}>{moveText}</p>}
      {reason && !shownBlocker && !isRefused && <p className={classes.warn}>{reason}</p>}
      {reason && isRefused && <RefusalNote>{reason}</RefusalNote>}
      {failureText !== null && <RefusalNote>{failureText}</RefusalNote>}
      <Button variant={isWithdrawing || reason ? "default" : "filled"} loading={isPending} onClick={run}>
        {t(`moves.${move.action}`)}
      </Button>
    </div>
  );
};
