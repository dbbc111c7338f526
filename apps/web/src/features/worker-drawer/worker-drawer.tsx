import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { Button, Drawer, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { pendingFilterForWorker } from "../../shared/pendencies/of-worker.ts";
import { useMayAt } from "../../shared/session/permissions.ts";
import { workerQuery } from "../../shared/workers/worker-query.ts";
import { LatestMovements } from "./latest-movements.tsx";
import classes from "./worker-drawer.module.css";
import { WorkerFacts } from "./worker-facts.tsx";
import { WorkerHead } from "./worker-head.tsx";
import { WorkerPlaces } from "./worker-places.tsx";

const Waiting = () => {
  const { t } = useTranslation("workerDrawer");
  return (
    <div className={classes.drawn} role="status" aria-label={t("loading")}>
      <div className={classes.head}>
        <Skeleton height={72} width={72} />
        <Skeleton height={72} />
      </div>
      <Skeleton height={64} />
      <Skeleton height={140} />
      <Skeleton height={120} />
    </div>
  );
};

const Further = ({ worker }: { readonly worker: WorkerRecord }) => {
  const { t } = useTranslation("workerDrawer");
  return (
    <div className={classes.further}>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/colaboradores/editar/$id" params={{ id: String(worker.id) }} {...props} />}
      >
        {t("open")}
      </Button>
      <Button variant="subtle" renderRoot={(props) => <Link to="/pendencias" search={pendingFilterForWorker(worker.id)} {...props} />}>
        {t("allPending")}
      </Button>
    </div>
  );
};

type ContentProps = { readonly projectId: number; readonly standing: ReactNode };
const Told = ({ worker, projectId, standing }: ContentProps & { readonly worker: WorkerRecord }) => (
  <div className={classes.drawn}>
    <WorkerHead worker={worker} />
    <WorkerFacts worker={worker} />
    <div className={classes.standing}>{standing}</div>
    <WorkerPlaces worker={worker} projectId={projectId} />
    <LatestMovements movements={worker.movements} />
    <Further worker={worker} />
  </div>
);

const isClosed = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.code === "permission.missing" || error.code === "worker.not_found");

const Known = ({ id, ...asked }: ContentProps & { readonly id: number }) => {
  const { t } = useTranslation(["workerDrawer", "shared"]);
  const messageOf = useMessageOf();
  const { data, error, refetch } = useQuery(workerQuery(id));
  if (data) return <Told worker={data} {...asked} />;
  if (error === null) return <Waiting />;
  if (isClosed(error)) return <ListMessage title={t("closed")} hint={t("closedHint")} />;
  return (
    <ListMessage
      role="alert"
      title={t("failed")}
      hint={messageOf(error)}
      action={
        <Button variant="default" onClick={() => void refetch()}>
          {t("shared:retry")}
        </Button>
      }
    />
  );
};

type Props = {
  readonly id: number | null;
  /** The project of the document. */
  readonly projectId: number;
  /** Whether the worker may work today, with the reasons. */
  readonly standing: ReactNode;
  readonly side: "left" | "right";
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Drawer about the worker of a document: identity, status and projects, for users who may see workers. */
export const WorkerDrawer = ({ id, projectId, standing, side, opened, onClose }: Props) => {
  const { t } = useTranslation(["workerDrawer", "shared"]);
  const mayAt = useMayAt();
  const mayLook = mayAt("see_employee", "/colaboradores");
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t("title")}
      position={side}
      withOverlay={side === "right"}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {opened && id === null && <ListMessage title={t("nobody")} hint={t("nobodyHint")} />}
      {opened && id !== null && !mayLook && <ListMessage title={t("closed")} hint={t("closedHint")} />}
      {opened && id !== null && mayLook && <Known id={id} projectId={projectId} standing={standing} />}
    </Drawer>
  );
};
