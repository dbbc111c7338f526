import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { IconCircleCheck, IconCircleOff, IconFlag, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../shared/ui/status-chip.tsx";

const looks = {
  active: { tone: "good", Icon: IconCircleCheck },
  inactive: { tone: "neutral", Icon: IconCircleOff },
  ended: { tone: "neutral", Icon: IconFlag },
  draft: { tone: "warn", Icon: IconPencil },
} as const;

const lookOf = ({ state, isDraft, hasEnded }: Props["project"]): keyof typeof looks => {
  if (isDraft) return "draft";
  return hasEnded ? "ended" : state;
};

type Props = { readonly project: Pick<ProjectRow, "state" | "isDraft" | "hasEnded"> };

export const ProjectState = ({ project }: Props) => {
  const { t } = useTranslation("projects");
  const look = lookOf(project);
  return <StatusChip {...looks[look]}>{t(`state.${look}`)}</StatusChip>;
};
