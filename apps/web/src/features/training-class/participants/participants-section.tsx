import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { type ClassParticipant, ClassParticipantListQuery } from "@emdia/contract/trainings/participant-routes.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { useShowsCards } from "../../../shared/list/use-shows-cards.ts";
import { useUrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import record from "../../../shared/ui/panels/record-panel.module.css";
import classes from "../training-class.module.css";
import { ApproveAll } from "./approve-all.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import { ParticipantCards } from "./participant-cards.tsx";
import { participantsQuery } from "./participant-queries.ts";
import { ParticipantTable } from "./participant-table.tsx";
import { type ParticipantFilter, ParticipantToolbar } from "./participant-toolbar.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";
import { type Results, ResultsDialog } from "./results-dialog.tsx";
import { type ParticipantRowActions, RowActions } from "./row-actions.ts";
import { type OpenRow, RowDialogs } from "./row-dialogs.tsx";
import { useLocalSelection } from "./use-local-selection.ts";

type Props = {
  readonly training: TrainingClass;
  /** Further actions for all participants. */
  readonly tools: ReactNode;
};

const useEmptyText = ({ filter }: ParticipantFilter, { can }: TrainingClass) => {
  const { t } = useTranslation("trainingClass");
  if (filter.name !== undefined) return { title: t("participants.nothingFound") };
  if (filter.removed) return { title: t("participants.noneRemoved") };
  return { title: t("participants.empty"), ...(can.addEmployees && { hint: t("participants.emptySays") }) };
};

/** The current version of the participant of an open dialog. */
const currentRow = (row: OpenRow | null, shown: readonly ClassParticipant[]): OpenRow | null =>
  row && { ...row, participant: shown.find(({ id }) => id === row.participant.id) ?? row.participant };

/** List of the participants with their results, and the changes of one, several or all. */
const Participants = ({ training, tools }: Props) => {
  const filter = useUrlFilter(ClassParticipantListQuery, LIST_DEBOUNCE_MS);
  const query = useQuery(participantsQuery(training, filter.filter));
  const shown = query.data?.results ?? [];
  const selection = useLocalSelection(shown);
  const [row, removal, results] = [useDialog<OpenRow>(), useDialog<readonly ClassParticipant[]>(), useDialog<Results>()];
  const list = useRef<HTMLDivElement>(null);
  const { open: openRow } = row;
  const { open: openRemoval } = removal;
  const actions = useMemo<ParticipantRowActions>(
    () => ({
      training,
      onOpen: (dialog, participant) => openRow({ dialog, participant }),
      onRemove: (participant) => openRemoval([participant]),
    }),
    [training, openRow, openRemoval],
  );
  const empty = useEmptyText(filter, training);
  const Rows = useShowsCards() ? ParticipantCards : ParticipantTable;
  return (
    <RowActions value={actions}>
      <ParticipantToolbar filter={filter}>
        {tools}
        {training.can.updateStatus && <ApproveAll />}
      </ParticipantToolbar>
      <div ref={list} tabIndex={-1} className={classes.list}>
        <ListFrame query={query} mayLoad filter={filter.filter} onTurn={filter.choose} empty={empty}>
          {(participants) => <Rows participants={participants} selection={selection} />}
        </ListFrame>
      </div>
      <BulkActions shown={shown} selection={selection} onResults={results.open} onRemove={removal.open} />
      <RowDialogs row={currentRow(row.subject, shown)} opened={row.opened} onClose={row.close} />
      <RemovalDialog
        participants={removal.subject}
        opened={removal.opened}
        onDone={selection.clear}
        onClose={removal.close}
        focusInstead={() => list.current?.focus()}
      />
      <ResultsDialog results={results.subject} opened={results.opened} onClose={results.close} />
    </RowActions>
  );
};

/** Section of the participants of a class. */
export const ParticipantsSection = ({ training, tools }: Props) => {
  const { t } = useTranslation("trainingClass");
  return (
    <section className={classes.participants} aria-labelledby="class-participants">
      <h2 id="class-participants" className={record.title}>
        {t("participants.title")}
      </h2>
      <Participants training={training} tools={tools} />
    </section>
  );
};
