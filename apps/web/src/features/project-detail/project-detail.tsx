import { LINKING_REFRESH_MS } from "@emdia/contract/limits.ts";
import type { Project } from "@emdia/contract/projects/wizard.ts";
import { Button, Skeleton } from "@mantine/core";
import { IconEdit, IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { loadPart } from "../../shared/loading/chunk-reload.ts";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import { AssignButton } from "../../shared/pendencies/assignment/assign-button.tsx";
import { projectQuery } from "../../shared/projects/project-query.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { StatusChip } from "../../shared/ui/status-chip.tsx";
import type { PartProps } from "./part.ts";
import classes from "./project-detail.module.css";
import { SectionTabs } from "./section-tabs.tsx";
import type { ProjectSection } from "./sections.ts";

const part = (load: () => Promise<ComponentType<PartProps>>) => lazy(async () => ({ default: await loadPart(load) }));

const parts: { readonly [S in ProjectSection]: ComponentType<PartProps> } = {
  "visao-geral": part(async () => (await import("./overview.tsx")).Overview),
  fornecedores: part(async () => (await import("./suppliers/suppliers.tsx")).Suppliers),
  colaboradores: lazyPart(async () => (await import("./workers/workers.tsx")).Workers, ["mayWork"]),
  pessoas: part(async () => (await import("./people/people.tsx")).People),
  documentos: part(async () => (await import("./documents.tsx")).Documents),
  locais: part(async () => (await import("./places.tsx")).Places),
  historico: part(async () => (await import("./history.tsx")).History),
};

const Edit = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation("projectDetail");
  return (
    <Button
      leftSection={<IconEdit size={16} aria-hidden="true" />}
      renderRoot={(props) => <Link to="/projetos/editar/$id" params={{ id: String(id) }} search={{ passo: 1 }} {...props} />}
    >
      {t("edit")}
    </Button>
  );
};

const Hint = ({ project }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  return (
    <span className={classes.hint}>
      {project.company.name}
      {project.projectIsBlocked && (
        <StatusChip tone="info" Icon={IconRefresh}>
          {t("blocked")}
        </StatusChip>
      )}
    </span>
  );
};

/** Reads a blocked project again until its linking has finished. */
const pollWhileBlocked = ({ state: { data } }: { readonly state: { readonly data?: Project | undefined } }) =>
  data?.projectIsBlocked ? LINKING_REFRESH_MS : false;

type Props = { readonly id: number; readonly section: ProjectSection };

/** The read-only project page with its sections. */
export const ProjectDetail = ({ id, section }: Props) => {
  const { t } = useTranslation("projectDetail");
  const messageOf = useMessageOf();
  const may = useMay();
  const { data: project, error } = useQuery({ ...projectQuery(id), refetchInterval: pollWhileBlocked });
  if (!project)
    return error === null ? (
      <Skeleton height={240} role="status" aria-label={t("loading")} />
    ) : (
      <>
        <PageHeader title={t("notFound")} />
        <ListMessage role="alert" title={messageOf(error)} />
      </>
    );
  const shows: { readonly [S in ProjectSection]?: boolean } = {
    colaboradores: may("see_employee"),
    pessoas: may("see_users") || may("invite_user_project"),
    historico: project.can.seeHistory,
  };
  const Part = parts[section];
  return (
    <>
      <PageHeader
        title={project.name}
        hint={<Hint project={project} />}
        actions={
          <>
            <AssignButton of="project" id={id} contractorId={project.company.id} label={t("assign")} />
            {project.can.update && !project.projectIsBlocked && <Edit id={id} />}
          </>
        }
      />
      <SectionTabs id={id} current={section} shown={(one) => shows[one] ?? true} />
      <Suspense fallback={<Skeleton height={240} role="status" aria-label={t("loading")} />}>
        <Part project={project} />
      </Suspense>
    </>
  );
};
