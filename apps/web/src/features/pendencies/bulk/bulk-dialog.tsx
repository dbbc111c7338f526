import { PENDENCY_NOTE_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { Textarea } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiFailure } from "../../../shared/api/api-failure.ts";
import { BulkResults } from "../../../shared/bulk/bulk-results.tsx";
import { useObservable } from "../../../shared/create-observable.ts";
import { submitByKeys } from "../../../shared/keys/submit-by-keys.ts";
import { keepSearchParams } from "../../../shared/list/keep-search-params.ts";
import { askedNote, takesNote } from "../../../shared/pendencies/moves/asked-note.ts";
import { isSending, type OfferedMove } from "../../../shared/pendencies/moves/own-moves.ts";
import { refusedDocuments } from "../../../shared/pendencies/moves/refused-move.ts";
import { NamedDocuments } from "../../../shared/pendencies/named-documents.tsx";
import { referenceText } from "../../../shared/pendencies/reference-text.ts";
import { subjectNameOf } from "../../../shared/pendencies/subject-name-of.ts";
import { useFailureWords } from "../../../shared/pendencies/use-failure-words.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useSingleFlight } from "../../../shared/ui/use-single-flight.ts";
import type { PendencySelection } from "../pendency-filter.ts";
import classes from "./bulk-dialog.module.css";
import { keptNotesOfMany } from "./kept-notes-of-many.ts";
import { toldOvertaken } from "./overtaken-line.tsx";
import { ReadyCount, useReady } from "./ready-count.tsx";
import { useBulkMove } from "./use-bulk-move.ts";

type FormProps = {
  readonly move: OfferedMove;
  readonly selection: PendencySelection;
  /** The typed note. It survives closing the dialog and a failed try. */
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onClose: () => void;
};

type Chosen = PendencySelection["chosen"];

const labelOf = (pendency: PendencyRow): string =>
  [pendency.name, referenceText(pendency), subjectNameOf(pendency), pendency.project.name].filter(Boolean).join(" · ");

/** The pendencies that will be moved, including those of other pages. */
const ReadyList = ({ pendencies }: { readonly pendencies: readonly PendencyRow[] }) => {
  const { t } = useTranslation("pendencies");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard.
    <ul className={classes.ready} aria-label={t("bulk.ready")} tabIndex={0}>
      {pendencies.map((pendency) => (
        <li key={pendency.id}>{labelOf(pendency)}</li>
      ))}
    </ul>
  );
};

/** The document and its subject, as a link if the user may open the details. */
const PendencyLabel = ({ pendency }: { readonly pendency: PendencyRow | undefined }) => {
  const may = useMay();
  if (!pendency) return null;
  const label = labelOf(pendency);
  if (!may("see_details_pendency")) return label;
  return (
    <Link to="/pendencias/editar/$id" params={{ id: String(pendency.id) }} search={keepSearchParams}>
      {label}
    </Link>
  );
};

const LeftBehind = ({ holds, chosen }: Pick<ReturnType<typeof useReady>, "holds"> & { readonly chosen: Chosen }) => {
  const { t } = useTranslation(["pendencies", "uploads"]);
  if (holds.length === 0) return null;
  return (
    <RefusalNote>
      {t("bulk.held", { count: holds.length })}
      {holds.map(([id, hold]) => (
        <span key={id} className={classes.held}>
          <PendencyLabel pendency={chosen.get(id)} /> {t(`uploads:holds.${hold}`)}
        </span>
      ))}
    </RefusalNote>
  );
};

/** The documents that block the move of one pendency. */
const documentsOf = (failure: ApiFailure) => <NamedDocuments names={refusedDocuments(failure)} />;

const Form = ({ move: { action, status }, note, onNote, onClose, selection }: FormProps) => {
  const { t } = useTranslation(["pendencies", "pendencyWords", "bulk"]);
  const failureWords = useFailureWords();
  const { mutateAsync, data, error, isPending } = useBulkMove(selection);
  const once = useSingleFlight();
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // Snapshot of the selection: the results still name pendencies that are deselected after the move.
  const [chosen] = useState(selection.chosen);
  const read = [...chosen.values()].map(({ id, version }) => ({ id, version }));
  const { ready, holds } = useReady(action, chosen);
  const requiredNote = askedNote[action];
  const lacks = requiredNote !== undefined && note.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lacks) return field.current?.focus();
    void once(() => mutateAsync({ action, status, ids: ready, read, note: note.trim() || null }).catch(() => undefined));
  };
  if (data) {
    const lines = data.results.map((line) => ({ ...line, name: <PendencyLabel pendency={chosen.get(line.id)} /> }));
    return <BulkResults label={t("bulk.results")} lines={lines} instead={toldOvertaken} beneath={documentsOf} onClose={onClose} />;
  }
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <LeftBehind holds={holds} chosen={chosen} />
      {isSending(action) && <ReadyCount move={{ action, status }} chosen={chosen} />}
      {ready.length > 0 && (
        <>
          <p>{t("bulk.says", { count: ready.length })}</p>
          <ReadyList pendencies={ready.flatMap((id) => chosen.get(id) ?? [])} />
        </>
      )}
      {action === "close_unread" && <p>{t("bulk.unread")}</p>}
      {takesNote(action) && (
        <Textarea
          label={t(`pendencyWords:note.${requiredNote ?? "optional"}`)}
          required={requiredNote !== undefined}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={PENDENCY_NOTE_MAX_LENGTH}
          data-autofocus
          ref={field}
          value={note}
          readOnly={isPending}
          error={isTried && lacks && requiredNote && t(`pendencyWords:noteMissing.${requiredNote}`)}
          onChange={({ currentTarget }) => onNote(currentTarget.value)}
          onKeyDown={submitByKeys}
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
  readonly focusInstead: () => void;
};

/**
 * Moves all selected pendencies and shows the result of each. Closing the dialog keeps the selection, and refused pendencies stay selected.
 */
export const BulkDialog = ({ move, opened, selection, onClose, focusInstead }: Props) => {
  const { t } = useTranslation("pendencyWords");
  const notes = useObservable(keptNotesOfMany.watched);
  if (move === null) return null;
  return (
    <FormDialog opened={opened} onClose={onClose} title={t(`moves.${move.action}`)} focusInstead={focusInstead}>
      {opened && (
        <Form
          move={move}
          selection={selection}
          note={notes[move.action] ?? ""}
          onNote={(note) => keptNotesOfMany.keep(move.action, note)}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
};
