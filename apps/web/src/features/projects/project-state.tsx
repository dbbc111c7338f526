import type { ProjectState as State } from "@emdia/contract/projects/routes.ts";
import { IconCircleCheck, IconCircleOff, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../shared/ui/status-chip.tsx";

const looks = {
  active: { tone: "good", Icon: IconCircleCheck },
  inactive: { tone: "neutral", Icon: IconCircleOff },
} as const satisfies { readonly [S in State]: unknown };

type Props = { readonly state: State; readonly isDraft: boolean };

export const ProjectState = ({ state, isDraft }: Props) => {
  const { t } = useTranslation("projects");
  if (isDraft)
    return (
      <StatusChip tone="warn" Icon={IconPencil}>
        {t("draft")}
      </StatusChip>
    );
  return <StatusChip {...looks[state]}>{t(`state.${state}`)}</StatusChip>;
};
