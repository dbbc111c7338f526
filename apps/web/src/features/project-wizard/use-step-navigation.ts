import type { Project } from "@emdia/contract/projects/wizard.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { noteEdited } from "../../shared/projects/edited-projects.ts";
import { projectQuery } from "../../shared/projects/project-query.ts";
import type { PlaceMakers, StepNavigation } from "./step-navigation.ts";
import { nextStep, type StepNumber } from "./steps.ts";

type Facts = { readonly step: StepNumber; readonly projectId: number | null; readonly makers: PlaceMakers };

/** Navigation of the wizard. The URL holds the step, so the browser's back button works. */
export const useStepNavigation = ({ step, projectId, makers }: Facts): StepNavigation => {
  const { t } = useTranslation(["projectWizard", "shared"]);
  const navigate = useNavigate();
  const client = useQueryClient();
  const search: { readonly campo?: unknown } = useSearch({ strict: false });
  const target = useRef<StepNumber | null>(null);
  const leave = useRef<StepNavigation["leave"]["current"]>(null);

  const open = (id: number, to: StepNumber, field?: string) =>
    void navigate({
      to: "/projetos/editar/$id",
      params: { id: String(id) },
      search: { passo: to, ...(field !== undefined && { campo: field }) },
      replace: projectId === null,
    });
  const go = (to: StepNumber, field?: string) => {
    if (projectId !== null) open(projectId, to, field);
  };
  const saved = (project: Project) => {
    const to = target.current ?? nextStep(step, project);
    target.current = null;
    if (project.isDraft || !project.projectIsBlocked) {
      if (to === step) notify.success(t("shared:saved"));
      return open(project.id, to);
    }
    // The background job links the project now, so it cannot be edited.
    noteEdited(project.id);
    notify.success(t("saved.linking", { name: project.name }));
    // Invalidated after the navigation, because the wizard redirects with an error message when it reads a blocked project.
    void navigate({ to: "/projetos/editar/$id", params: { id: String(project.id) }, search: { secao: "visao-geral" } }).then(() =>
      client.invalidateQueries({ queryKey: projectQuery(project.id).queryKey }),
    );
  };
  return { makers, go, saved, target, leave, field: typeof search.campo === "string" ? search.campo : null };
};
