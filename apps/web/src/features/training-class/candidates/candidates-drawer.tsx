import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { Drawer } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BulkResults } from "../../../shared/bulk/bulk-results.tsx";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import type { ActionDialogProps } from "../actions/action-dialog.ts";
import { useLocalSelection } from "../participants/use-local-selection.ts";
import { CandidateFilters } from "./candidate-filters.tsx";
import { CandidateList } from "./candidate-list.tsx";
import { type Candidate, candidatesQuery, useEnrol } from "./candidate-queries.ts";
import classes from "./candidates.module.css";
import { EnrolBar } from "./enrol-bar.tsx";
import { useCandidateFilter } from "./use-candidate-filter.ts";

const DRAWER_PX = 640;
type Props = { readonly training: TrainingClass; readonly onClose: () => void };
type Answer = NonNullable<ReturnType<typeof useEnrol>["data"]>;

/** Result of each worker, and the places that are left. */
const Added = ({
  answer,
  chosen,
  onClose,
}: Pick<Props, "onClose"> & { readonly answer: Answer; readonly chosen: ReadonlyMap<number, Candidate> }) => {
  const { t } = useTranslation("trainingClass");
  const lines = answer.results.map((line) => ({ ...line, name: chosen.get(line.id)?.name ?? "" }));
  return (
    <>
      <p>{t("add.left", { count: answer.vacancy - answer.taken })}</p>
      <BulkResults label={t("add.results")} lines={lines} doneText={(count) => t("add.addedCount", { count })} onClose={onClose} />
    </>
  );
};

const Candidates = ({ training, onClose }: Props) => {
  const { t } = useTranslation("trainingClass");
  const filter = useCandidateFilter();
  const query = useQuery(candidatesQuery(training, filter.filter));
  const selection = useLocalSelection(query.data?.results ?? []);
  const enrolment = useEnrol(training);
  const [sent, setSent] = useState<ReadonlyMap<number, Candidate>>(new Map());
  const add = (description: string) => {
    setSent(selection.chosen);
    enrolment.mutate({ employeeIds: [...selection.chosen.keys()], description });
  };
  if (enrolment.data) return <Added answer={enrolment.data} chosen={sent} onClose={onClose} />;
  return (
    <>
      <CandidateFilters at={training} filter={filter} />
      <div className={classes.list}>
        <ListFrame query={query} mayLoad filter={filter.filter} onTurn={filter.change} empty={{ title: t("add.empty") }}>
          {(candidates) => <CandidateList candidates={candidates} selection={selection} />}
        </ListFrame>
      </div>
      <EnrolBar
        training={training}
        count={selection.chosen.size}
        busy={enrolment.isPending}
        error={enrolment.error}
        onAdd={add}
        onClose={onClose}
      />
    </>
  );
};

/** Chooses workers for a class, those in need first, and shows the result of each. */
export const CandidatesDrawer = ({ training, opened, onClose }: ActionDialogProps) => {
  const { t } = useTranslation(["trainingClass", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      size={DRAWER_PX}
      title={t("add.action")}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {opened && <Candidates training={training} onClose={onClose} />}
    </Drawer>
  );
};
