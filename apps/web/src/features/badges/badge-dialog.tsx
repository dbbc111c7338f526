import type { WorkerProject, WorkerRecord } from "@emdia/contract/workers/record.ts";
import { NativeSelect, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { FormDialog } from "../../shared/ui/dialogs/form-dialog.tsx";
import { useConfirmedMutation } from "../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { PhotoField } from "../../shared/workers/photo/photo-field.tsx";
import { workerQuery } from "../../shared/workers/worker-query.ts";
import { BadgeActions } from "./badge-actions.tsx";
import classes from "./badge-dialog.module.css";
import { BadgeFaces } from "./badge-faces.tsx";
import { badgeQuery, useReissueBadge } from "./badge-queries.ts";
import { TrainingNote } from "./training-note.tsx";

const Waiting = () => {
  const { t } = useTranslation("badges");
  return (
    <div className={classes.faces} role="status" aria-label={t("loading")}>
      <Skeleton height={180} />
      <Skeleton height={180} />
    </div>
  );
};

type BadgeProps = { readonly worker: WorkerRecord; readonly contractId: number; readonly onReissue: () => void };
const BadgeOfLink = ({ worker, contractId, onReissue }: BadgeProps) => {
  const { t } = useTranslation("badges");
  const messageOf = useMessageOf();
  const { data, error } = useQuery(badgeQuery(contractId));
  if (error !== null) return <RefusalNote>{messageOf(error)}</RefusalNote>;
  if (!data) return <Waiting />;
  return (
    <>
      <TrainingNote trainings={data.trainingsLacking} />
      <BadgeFaces badge={data} />
      <BadgeActions badge={data} onReissue={onReissue} />
      {data.can.updateImage && (
        <section aria-label={t("photo")}>
          <h3 className={classes.title}>{t("photo")}</h3>
          <PhotoField {...worker} mayChange />
        </section>
      )}
    </>
  );
};

type ChoiceProps = { readonly links: readonly WorkerProject[]; readonly value: number; readonly onChange: (contractId: number) => void };
const LinkChoice = ({ links, value, onChange }: ChoiceProps) => {
  const { t } = useTranslation("badges");
  return (
    <NativeSelect
      label={t("project")}
      description={t("projectSays")}
      value={String(value)}
      data={links.map(({ contractId, name, contractorName }) => ({ value: String(contractId), label: `${name} · ${contractorName}` }))}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
};

type ContentProps = {
  readonly workerId: number;
  readonly chosen: number | null;
  readonly onChoose: (contractId: number) => void;
  readonly onReissue: (contractId: number) => void;
};
const Content = ({ workerId, chosen, onChoose, onReissue }: ContentProps) => {
  const { t } = useTranslation("badges");
  const messageOf = useMessageOf();
  const { data: worker, error } = useQuery(workerQuery(workerId));
  if (!worker) return error === null ? <Waiting /> : <RefusalNote>{messageOf(error)}</RefusalNote>;
  const links = worker.projects.filter(({ isOpen }) => isOpen);
  const link = links.find(({ contractId }) => contractId === chosen) ?? links[0];
  if (!link || worker.status === "dismissed") return <p>{t("none")}</p>;
  return (
    <div className={classes.content}>
      {links.length > 1 && <LinkChoice links={links} value={link.contractId} onChange={onChoose} />}
      <BadgeOfLink worker={worker} contractId={link.contractId} onReissue={() => onReissue(link.contractId)} />
    </div>
  );
};

type Props = { readonly workerId: number | null; readonly opened: boolean; readonly onClose: () => void };

/** Badge of a worker (S-089): both faces for one project, photo, print and a new id. */
export const BadgeDialog = ({ workerId, opened, onClose }: Props) => {
  const { t } = useTranslation("badges");
  const [chosen, setChosen] = useState<number | null>(null);
  const [reissued, setReissued] = useState<number | null>(null);
  const confirmed = useConfirmedMutation({
    mutation: useReissueBadge(),
    value: reissued,
    done: t("reissue.done"),
    onClose: () => setReissued(null),
  });
  return (
    <>
      <FormDialog opened={opened} onClose={onClose} title={t("title")} size="lg">
        {opened && workerId !== null && <Content workerId={workerId} chosen={chosen} onChoose={setChosen} onReissue={setReissued} />}
      </FormDialog>
      <ConfirmDialog
        opened={reissued !== null}
        title={t("reissue.title")}
        goBack={t("reissue.cancel")}
        goOn={t("reissue.confirm")}
        {...confirmed}
      >
        <p>{t("reissue.says")}</p>
      </ConfirmDialog>
    </>
  );
};
