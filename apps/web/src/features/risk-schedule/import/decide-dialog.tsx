import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { ConflictFields } from "../form/conflict-fields.tsx";
import type { ScheduleDraft } from "../form/schedule-draft.ts";
import { fieldOfRefusal } from "../form/schedule-refusals.ts";
import { type DecidedLine, lineConflictsQuery, useDecideLine } from "./line-queries.ts";

type Accepted = ScheduleDraft["accepted"];

const Decision = ({ line, onClose }: { readonly line: DecidedLine; readonly onClose: () => void }) => {
  const { t } = useTranslation("riskScheduleForm");
  const messageOf = useMessageOf();
  const query = useQuery(lineConflictsQuery(line));
  const [accepted, setAccepted] = useState<Accepted>([]);
  const { mutate, isPending, error, reset } = useDecideLine(line);
  const isOfConflicts = fieldOfRefusal(error) === "accepted";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      accepted.map(({ key, reason }) => ({ key, reason: reason.trim() })),
      {
        onSuccess: ({ rowId }) => {
          if (rowId === null) notify.error(t("decide.failed"));
          else notify.success(t("created"));
          onClose();
        },
      },
    );
  };
  const form = {
    draft: { accepted },
    type: (typed: { readonly accepted: Accepted }) => {
      reset();
      setAccepted(typed.accepted);
    },
    errorOf: () => (isOfConflicts ? messageOf(error) : undefined),
  };
  return (
    <form noValidate onSubmit={submit}>
      <p>{line.name}</p>
      <QueryStatePanel query={query}>
        {({ conflicts }) => (conflicts.length === 0 ? <p>{t("decide.none")}</p> : <ConflictFields form={form} conflicts={conflicts} />)}
      </QueryStatePanel>
      {error !== null && !isOfConflicts && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("back")} onBack={onClose} submit={t("create")} busy={isPending} disabled={query.data === undefined} />
    </form>
  );
};

type Props = { readonly line: DecidedLine | null; readonly opened: boolean; readonly onClose: () => void };

/** Dialog that decides a line of an import with a conflict: the user ticks the measures, or accepts a forbidden conflict with a reason. */
export const DecideDialog = ({ line, opened, onClose }: Props) => {
  const { t } = useTranslation("riskScheduleForm");
  return (
    <FormDialog opened={opened} title={t("decide.title", { line: line?.line ?? "" })} onClose={onClose} size="lg">
      {opened && line !== null && <Decision line={line} onClose={onClose} />}
    </FormDialog>
  );
};
