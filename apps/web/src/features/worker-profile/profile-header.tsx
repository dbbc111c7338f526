import { PLANS } from "@emdia/contract/limits.ts";
import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { Button } from "@mantine/core";
import { IconFileCheck, IconHistory, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { SupplierLink } from "../../shared/suppliers/supplier-link.tsx";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { StatusChip } from "../../shared/ui/status-chip.tsx";
import { PhotoFrame } from "../../shared/workers/photo/photo-frame.tsx";
import { statusFaces } from "../../shared/workers/status-faces.ts";
import { formSearch } from "../../shared/workers/worker-form-address.ts";
import { workerImageQuery } from "../../shared/workers/worker-query.ts";
import classes from "./worker-profile.module.css";

/** Dialog that opens above the profile. */
export type ProfileDialog = "remove" | "history" | "photo";

type WorkerProps = { readonly worker: WorkerRecord };
type OpenProps = { readonly onOpen: (dialog: ProfileDialog) => void };
type Props = WorkerProps & OpenProps & { readonly badge: ReactNode };

const Photo = ({ worker: { id, name, hasImage, updatedAt, can }, onOpen }: WorkerProps & OpenProps) => {
  const { t } = useTranslation("workerProfile");
  const { data } = useQuery({ ...workerImageQuery(id, updatedAt), enabled: hasImage });
  return (
    <div className={classes.photo}>
      <PhotoFrame url={hasImage ? data?.url : undefined} name={name} />
      {can.updateImage && (
        <Button variant="subtle" size="compact-sm" onClick={() => onOpen("photo")}>
          {t(hasImage ? "photo.change" : "photo.add")}
        </Button>
      )}
    </div>
  );
};

/** Role, supplier and status of the worker. */
const Identity = ({ worker: { role, providerId, providerName, status, statusSince, statusChangesOn } }: WorkerProps) => {
  const { t } = useTranslation(["workerProfile", "workerForm"]);
  const { day } = useFormat();
  const days = [statusSince && t("since", { day: day(statusSince) }), statusChangesOn && t("changesOn", { day: day(statusChangesOn) })];
  return (
    <span className={classes.identity}>
      <span>
        {role} · <SupplierLink supplier={{ id: providerId, name: providerName }} />
      </span>
      <span className={classes.status}>
        <StatusChip {...statusFaces[status]}>{t(`workerForm:statuses.${status}`)}</StatusChip>
        <span className={classes.quiet}>{days.filter(Boolean).join(" · ")}</span>
      </span>
    </span>
  );
};

const Actions = ({ worker: { id, can }, badge, onOpen }: Props) => {
  const { t } = useTranslation("workerProfile");
  const may = useMay();
  return (
    <>
      {badge}
      {may("see_pendency") && (
        <Button
          variant="default"
          leftSection={<IconFileCheck size={16} aria-hidden="true" />}
          renderRoot={(props) => <Link to="/pendencias" search={{ worker: [id], plan: [...PLANS] }} {...props} />}
        >
          {t("links.documents")}
        </Button>
      )}
      {can.seeHistory && (
        <Button variant="default" leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={() => onOpen("history")}>
          {t("history.open")}
        </Button>
      )}
      {can.remove && (
        <Button variant="default" onClick={() => onOpen("remove")}>
          {t("remove.open")}
        </Button>
      )}
      {(can.update || can.assign) && (
        <Button
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          renderRoot={(props) => <Link to="/colaboradores/editar/$id" params={{ id: String(id) }} search={formSearch} {...props} />}
        >
          {t("links.edit")}
        </Button>
      )}
    </>
  );
};

/** Photo, name, role, supplier and status of the worker, with the actions. */
export const ProfileHeader = ({ worker, badge, onOpen }: Props) => (
  <div className={classes.header}>
    <Photo worker={worker} onOpen={onOpen} />
    <PageHeader title={worker.name} hint={<Identity worker={worker} />} />
    <div className={classes.actions}>
      <Actions worker={worker} badge={badge} onOpen={onOpen} />
    </div>
  </div>
);
