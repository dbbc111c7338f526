import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { IconCircleCheck, IconCircleOff, IconFlag, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type ProjectLook, projectLook } from "../../shared/projects/project-look.ts";
import { StatusChip } from "../../shared/ui/status-chip.tsx";

const looks = {
  active: { tone: "good", Icon: IconCircleCheck },
  inactive: { tone: "neutral", Icon: IconCircleOff },
  ended: { tone: "neutral", Icon: IconFlag },
  draft: { tone: "warn", Icon: IconPencil },
} as const satisfies { readonly [L in ProjectLook]: unknown };

type Props = { readonly project: Pick<ProjectRow, "state" | "isDraft" | "hasEnded"> };

export const ProjectState = ({ project }: Props) => {
  const { t } = useTranslation("projects");
  const look = projectLook(project);
  return <StatusChip {...looks[look]}>{t(`state.${look}`)}</StatusChip>;
};
