import { PENDENCY_NOTE_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { Textarea } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiFailure } from "../../shared/api/api-failure.ts";
import { BulkResults } from "../../shared/bulk/bulk-results.tsx";
import { askedNote } from "../../shared/pendencies/asked-note.ts";
import { NamedDocuments } from "../../shared/pendencies/named-documents.tsx";
import type { OfferedMove, OwnMove } from "../../shared/pendencies/own-moves.ts";
import { refusedDocuments } from "../../shared/pendencies/refused-move.ts";
import { useFailureWords } from "../../shared/pendencies/use-failure-words.ts";
import { FormButtons } from "../../shared/ui/form-buttons.tsx";
import { FormDialog } from "../../shared/ui/form-dialog.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { useHolds } from "../../shared/uploads/use-holds.ts";
import classes from "./bulk-dialog.module.css";
import { useMoveMany } from "./pendencies-queries.ts";
import type { PendencySelection } from "./pendency-filter.ts";

type FormProps = {
  readonly move: OfferedMove;
  readonly chosen: ReadonlyMap<number, PendencyRow>;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const nameOf = (pendency: PendencyRow | undefined): string =>
  pendency ? `${pendency.name} · ${pendency.employee?.name ?? pendency.company.name}` : "";

/** What is sent for analysis has to be whole: what this browser still has in hand stays behind, and is named. */
const useReady = (action: OwnMove, chosen: FormProps["chosen"]) => {
  const ids = [...chosen.keys()];
  const holds = useHolds(action === "send" || action === "renew" ? ids : []);
  return { ready: ids.filter((id) => !holds.has(id)), holds: [...holds] };
};

const LeftBehind = ({ holds, chosen }: Pick<ReturnType<typeof useReady>, "holds"> & Pick<FormProps, "chosen">) => {
  const { t } = useTranslation(["pendencies", "uploads"]);
  if (holds.length === 0) return null;
  return (
    <RefusalNote>
      {t("bulk.held", { count: holds.length })}
      {holds.map(([id, hold]) => (
        <span key={id} className={classes.held}>
          <Link to="/pendencias/editar/$id" params={{ id: String(id) }}>
            {nameOf(chosen.get(id))}
          </Link>{" "}
          {t(`uploads:holds.${hold}`)}
        </span>
      ))}
    </RefusalNote>
  );
};

/** The documents that stand in the way of one of them. */
const documentsOf = (failure: ApiFailure) => <NamedDocuments names={refusedDocuments(failure)} />;

const Form = ({ move: { action, status }, chosen, onDone, onClose }: FormProps) => {
  const { t } = useTranslation(["pendencies", "pendencyWords", "bulk"]);
  const failureWords = useFailureWords();
  const { mutate, data, error, isPending } = useMoveMany();
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const { ready, holds } = useReady(action, chosen);
  const asked = askedNote[action];
  const lacks = asked !== undefined && note.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!lacks) mutate({ action, status, ids: ready, note: asked ? note : null }, { onSuccess: onDone });
  };
  if (data) {
    const lines = data.results.map((line) => ({ ...line, name: nameOf(chosen.get(line.id)) }));
    return <BulkResults label={t("bulk.results")} lines={lines} beneath={documentsOf} onClose={onClose} />;
  }
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <LeftBehind holds={holds} chosen={chosen} />
      {ready.length > 0 && <p>{t("bulk.says", { count: ready.length })}</p>}
      {action === "close_unread" && <p>{t("bulk.unread")}</p>}
      {asked && (
        <Textarea
          label={t(`note.${asked}`)}
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={PENDENCY_NOTE_MAX_LENGTH}
          data-autofocus
          value={note}
          error={isTried && lacks && t(`noteMissing.${asked}`)}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
      {error !== null && <RefusalNote>{failureWords(error)}</RefusalNote>}
      <FormButtons
        goBack={t("bulk:cancel")}
        onBack={onClose}
        submit={t(`pendencyWords:moves.${action}`)}
        busy={isPending}
        disabled={ready.length === 0}
      />
    </form>
  );
};

type Props = {
  readonly move: OfferedMove | null;
  readonly opened: boolean;
  readonly selection: PendencySelection;
  readonly onClose: () => void;
};

/** Moves every chosen document, and says what became of each. */
export const BulkDialog = ({ move, opened, selection, onClose }: Props) => {
  const { t } = useTranslation("pendencyWords");
  const [isDone, setDone] = useState(false);
  if (move === null) return null;
  // Whoever turns back keeps the choice; what was done needs it no more.
  const close = () => {
    if (isDone) selection.clear();
    setDone(false);
    onClose();
  };
  return (
    <FormDialog opened={opened} onClose={close} title={t(`moves.${move.action}`)}>
      {opened && <Form move={move} chosen={selection.chosen} onDone={() => setDone(true)} onClose={close} />}
    </FormDialog>
  );
};
