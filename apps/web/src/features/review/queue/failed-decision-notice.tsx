import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { keepSearchParams } from "../../../shared/list/keep-search-params.ts";
import type { ConcurrentChange } from "../../../shared/pendencies/moves/concurrent-change.ts";
import { useOvertakenWords } from "../../../shared/pendencies/moves/overtaken-words.ts";
import { refusedDocuments } from "../../../shared/pendencies/moves/refused-move.ts";
import { NamedDocuments } from "../../../shared/pendencies/named-documents.tsx";
import { PendencyChip } from "../../../shared/pendencies/pendency-chip.tsx";
import { useFailureWords } from "../../../shared/pendencies/use-failure-words.ts";
import type { PendingDecision } from "./delayed-submit.ts";
import classes from "./queue.module.css";

/** Why a decision failed: a concurrent change or a refusal. */
export type Stopped = { readonly overtaken: ConcurrentChange | null; readonly error: unknown };
type Props = { readonly decision: PendingDecision; readonly why: Stopped; readonly onClose: () => void };

const First = ({ overtaken }: { readonly overtaken: ConcurrentChange }) => {
  const { t } = useTranslation("pendencyWords");
  const overtakenWords = useOvertakenWords();
  return (
    <>
      <p>{overtakenWords(overtaken)}</p>
      <p>
        {t("overtaken.now")} <PendencyChip status={overtaken.status} />
      </p>
    </>
  );
};

const Refused = ({ error }: { readonly error: unknown }) => {
  const failureWords = useFailureWords();
  return (
    <div>
      {failureWords(error)}
      <NamedDocuments names={refusedDocuments(error)} />
    </div>
  );
};

/** Notification about a failed decision: the move, the pendency, the reason, and a link to it. */
export const FailedDecisionNotice = ({ decision: { id, name, whose, action }, why: { overtaken, error }, onClose }: Props) => {
  const { t } = useTranslation(["review", "pendencyWords"]);
  return (
    <div className={classes.stopped}>
      <p>
        <strong>{t("undo.stopped", { name, whose, move: t(`pendencyWords:moves.${action}`) })}</strong>
      </p>
      {overtaken ? <First overtaken={overtaken} /> : <Refused error={error} />}
      <Anchor
        renderRoot={(props) => (
          <Link to="/pendencias/editar/$id" params={{ id: String(id) }} search={keepSearchParams} {...props} onClick={onClose} />
        )}
      >
        {t("undo.goBack")}
      </Anchor>
    </div>
  );
};
