import {
  UPDATING_PANEL_CLOSED_HEIGHT_PX,
  UPDATING_PANEL_LIST_MAX_HEIGHT_PX,
  UPDATING_PANEL_OPEN_HEIGHT_PX,
} from "@emdia/contract/limits.ts";
import { IconChevronDown, IconChevronUp, IconCircleCheck, IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import corner from "../../shared/ui/panels/corner-panel.module.css";
import { useIsPhone } from "../../shared/ui/use-is-phone.ts";
import type { Updating } from "./shown-projects.ts";
import classes from "./updating-panel.module.css";
import { useUpdating } from "./use-updating.ts";

const Entry = ({ project: { project, project_id, projectIsBlocked } }: { readonly project: Updating }) => {
  const { t } = useTranslation("updatingPanel");
  const Sign = projectIsBlocked ? IconRefresh : IconCircleCheck;
  return (
    <li className={classes.entry} data-blocked={projectIsBlocked}>
      {projectIsBlocked ? (
        <span className={classes.name}>{project}</span>
      ) : (
        <Link className={classes.name} to="/projetos/editar/$id" params={{ id: String(project_id) }} search={{ secao: "visao-geral" }}>
          {project}
        </Link>
      )}
      <span className={classes.state}>
        <Sign size={14} stroke={1.9} aria-hidden="true" />
        {t(projectIsBlocked ? "updating" : "finished")}
      </span>
    </li>
  );
};

const heights = {
  open: { minHeight: UPDATING_PANEL_OPEN_HEIGHT_PX },
  closed: { height: UPDATING_PANEL_CLOSED_HEIGHT_PX },
} as const;

/** Panel at the lower left that lists recently saved projects while they are linked. */
export const UpdatingPanel = () => {
  const { t } = useTranslation("updatingPanel");
  const { projects, isOwn } = useUpdating();
  const isPhone = useIsPhone();
  const [chosen, choose] = useState<boolean | null>(null);
  // Opens by itself only for projects that this browser saved, and never on phones, where it would cover the page.
  const isOpen = chosen ?? (isOwn && !isPhone);
  const content = useId();
  if (projects.length === 0) return null;
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <section
      className={`${corner.panel} ${classes.panel}`}
      style={isOpen ? heights.open : heights.closed}
      aria-label={t("title")}
      data-corner="updating"
    >
      <button type="button" className={classes.head} aria-expanded={isOpen} aria-controls={content} onClick={() => choose(!isOpen)}>
        {t("title")}
        <Chevron size={18} aria-hidden="true" />
      </button>
      <div id={content} hidden={!isOpen}>
        <p className={corner.says}>{t("says")}</p>
        {/* Focusable, so that keyboard users can scroll the list. */}
        <ul
          className={classes.projects}
          style={{ maxHeight: UPDATING_PANEL_LIST_MAX_HEIGHT_PX }}
          aria-label={t("title")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the list.
          tabIndex={0}
        >
          {projects.map((project) => (
            <Entry key={project.project_id} project={project} />
          ))}
        </ul>
      </div>
    </section>
  );
};
