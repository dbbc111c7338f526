import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { projectQuery } from "../../shared/projects/project-query.ts";

/** A project that was saved within this time is not loaded again. */
const JUST_SAVED_MS = 3_000;

/** The project of the URL. If it is blocked or cannot be loaded, redirects to the list with an error message. */
export const useOpenableProject = (id: number) => {
  const { t } = useTranslation("projectRefusals");
  const navigate = useNavigate();
  const [freshSince] = useState(() => Date.now() - JUST_SAVED_MS);
  // Refetches on each mount, because another user may have saved the project.
  const { data, error, dataUpdatedAt } = useQuery({
    ...projectQuery(id),
    refetchOnMount: ({ state }) => (state.dataUpdatedAt >= freshSince ? false : "always"),
  });
  const project = dataUpdatedAt >= freshSince ? data : undefined;
  const isBlocked = project?.projectIsBlocked ?? false;
  useEffect(() => {
    if (!isBlocked && (error === null || project !== undefined)) return;
    notify.error(isBlocked ? t("project.blocked") : currentMessageOf(error));
    void navigate({ to: "/projetos", replace: true });
  }, [isBlocked, error, project, navigate, t]);
  return isBlocked ? undefined : project;
};
