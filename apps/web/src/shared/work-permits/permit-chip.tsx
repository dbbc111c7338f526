import type { PermitState } from "@emdia/contract/risk-schedule/permit.ts";
import { IconCircleCheck, IconFlagCheck, IconPlayerPause, IconReplace } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../ui/status-chip.tsx";

const faces = {
  in_force: { tone: "good", Icon: IconCircleCheck },
  suspended: { tone: "bad", Icon: IconPlayerPause },
  ended: { tone: "neutral", Icon: IconFlagCheck },
  replaced: { tone: "neutral", Icon: IconReplace },
} as const satisfies { readonly [S in PermitState]: unknown };

/** State of a permit as icon and word. */
export const PermitChip = ({ state }: { readonly state: PermitState }) => {
  const { t } = useTranslation("permitWords");
  return <StatusChip {...faces[state]}>{t(`states.${state}`)}</StatusChip>;
};
