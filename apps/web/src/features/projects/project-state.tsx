import type { ProjectState as State } from "@emdia/contract/projects/routes.ts";
import { IconCircleCheck, IconCircleOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../shared/ui/status-chip.tsx";

const looks = {
  active: { tone: "good", Icon: IconCircleCheck },
  inactive: { tone: "neutral", Icon: IconCircleOff },
} as const satisfies { readonly [S in State]: unknown };

export const ProjectState = ({ state }: { readonly state: State }) => {
  const { t } = useTranslation("projects");
  return <StatusChip {...looks[state]}>{t(`state.${state}`)}</StatusChip>;
};
