import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type ProjectSection, readProjectSection } from "../../features/project-detail/sections.ts";
import { EditWizard } from "../../features/project-wizard/edit-wizard.tsx";
import { readStep } from "../../features/project-wizard/steps.ts";
import { loadPart } from "../../shared/loading/chunk-reload.ts";
import { projectQuery } from "../../shared/projects/project-query.ts";
import { focusPage } from "../../shared/ui/focus/focus-page.ts";
import { PageBackLink } from "../../shared/ui/page-back-link.tsx";
import { PageSkeleton } from "../layouts/default/page-skeleton.tsx";
import { placeMakers } from "./place-makers.tsx";

const ProjectDetail = lazy(async () => ({
  default: await loadPart(async () => (await import("../../features/project-detail/project-detail.tsx")).ProjectDetail),
}));

const Detail = ({ id, section }: { readonly id: number; readonly section: ProjectSection }) => {
  const opened = useRef(section);
  useEffect(() => {
    // Moves the focus to a new section, because screen readers do not announce it as a new page.
    if (opened.current !== section) focusPage();
    opened.current = section;
  }, [section]);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ProjectDetail key={section} id={id} section={section} />
    </Suspense>
  );
};

/** Link from the wizard to the project page. */
const DetailLink = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation("projectDetail");
  return (
    <PageBackLink renderRoot={(props) => <Link to="/projetos/editar/$id" params={{ id }} search={{ secao: "visao-geral" }} {...props} />}>
      {t("open")}
    </PageBackLink>
  );
};

/**
 * Page of one project: `secao` opens a section, `passo` a step of the wizard. Users without the update permission always get the sections.
 */
export const ProjectPage = () => {
  const { id = "" } = useParams({ strict: false });
  const search: { readonly passo?: unknown; readonly secao?: unknown } = useSearch({ strict: false });
  const { data } = useQuery(projectQuery(Number(id)));
  const section = readProjectSection(search.secao) ?? (data?.can.update === false ? "visao-geral" : undefined);
  if (section) return <Detail key={id} id={Number(id)} section={section} />;
  return (
    <>
      {data && !data.isDraft && !data.projectIsBlocked && <DetailLink id={id} />}
      <EditWizard key={id} id={Number(id)} step={search.passo === undefined ? null : readStep(search.passo)} makers={placeMakers} />
    </>
  );
};
