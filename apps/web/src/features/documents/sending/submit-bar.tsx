import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
// The bar shows obstacles without a failed request, which would load this table.
import "../../../shared/errors/explained-by.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { notifyIfUnmounted } from "../../../shared/notices/notify-if-unmounted.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useIsMounted } from "../../../shared/ui/use-is-mounted.ts";
import classes from "../documents.module.css";
import { useIsReadAgain, useTurn } from "../documents-queries.ts";
import type { Documents } from "../use-documents.ts";
import type { Stop } from "./send-blocker-for.ts";

type Turn = "send" | "renew" | "withdraw";
type OfferedTurn = Pendency["moves"][number] & { readonly action: Turn };
const isTurn = (move: Pendency["moves"][number]): move is OfferedTurn =>
  (["send", "renew", "withdraw"] as PendencyAction[]).includes(move.action);

/** The number of documents to send, or a hint about renewing or withdrawing. If an obstacle exists, its reason replaces the number. */
const useTurnText = ({ guide }: Documents, action: Turn, isHindered: boolean): string | null => {
  const { t } = useTranslation("documents");
  if (action === "withdraw") return isHindered ? null : t("turn.withdrawing");
  const { drafts = 0, kept = 0 } = guide ?? {};
  if (drafts + kept === 0) return null;
  const isKeptBeside = action === "send" && kept > 0 && drafts > 0;
  const goes = [t("turn.goes", { count: drafts + kept }), ...(isKeptBeside ? [t("turn.kept", { count: kept })] : [])];
  const sentences = [...(isHindered ? [] : goes), ...(action === "renew" ? [t("turn.renewing")] : [])];
  return sentences.join(" ") || null;
};

type Props = { readonly pendency: Pendency; readonly documents: Documents; readonly stop: Stop | null; readonly move: OfferedTurn };

const Bar = ({ pendency, documents, stop, move: { action, status, obstacle } }: Props) => {
  const { t } = useTranslation(["documents", "pendencyWords", "uploads"]);
  const messageOf = useMessageOf();
  const { mutateAsync, isPending, error } = useTurn(pendency);
  const isReadAgain = useIsReadAgain(pendency.id);
  const [isTried, setTried] = useState(false);
  const isHere = useIsMounted();
  const isWithdrawing = action === "withdraw";
  const stopping = isWithdrawing ? null : stop;
  const stopText = (known: Stop) => (known === "blocked" ? t("turn.blocked") : t(`uploads:holds.${known}`));
  const obstacleText = (code: RefusalCode) => messageOf(new ApiFailure({ kind: "answered", code, message: "" }));
  const because = stopping ? stopText(stopping) : obstacle && obstacleText(obstacle);
  const turnText = useTurnText(documents, action, Boolean(because));
  const turn = () => {
    setTried(true);
    if (stopping || (obstacle && !isReadAgain())) return;
    // Uses the promise instead of mutation callbacks, because this bar unmounts after the transition or with its drawer. While mounted, it
    // shows the refusal above the button.
    const onDone = () => notify.success(t(isWithdrawing ? "turn.withdrawn" : "turn.sent"));
    void mutateAsync({ action, status }).then(onDone, notifyIfUnmounted(isHere, messageOf));
  };
  return (
    <div className={classes.foot}>
      {turnText !== null && <p className={classes.quiet}>{turnText}</p>}
      {because && (!isTried || isPending) && <p className={classes.warn}>{because}</p>}
      {because && isTried && !isPending && <RefusalNote>{because}</RefusalNote>}
      {error !== null && !because && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <Button variant={isWithdrawing || because ? "default" : "filled"} loading={isPending} onClick={turn}>
        {t(`pendencyWords:moves.${action}`)}
      </Button>
    </div>
  );
};

/** The bar that sends the documents for analysis or withdraws them. */
export const SubmitBar = (props: Omit<Props, "move">) => {
  const move = props.pendency.moves.find(isTurn);
  return move ? <Bar key={move.action} {...props} move={move} /> : null;
};
