import type { Facility } from "@emdia/contract/facilities/routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconHistory, IconPencil, IconTrash } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../shared/session/permissions.ts";
import lines from "../../shared/ui/lines.module.css";
import classes from "./facility-row.module.css";

type Props = {
  readonly facility: Facility;
  readonly renameRef: RefObject<HTMLButtonElement | null>;
  readonly onRename: () => void;
  readonly onHistory: (facility: Facility) => void;
  readonly onRemove: (facility: Facility) => void;
};

/** The actions allowed on a facility, according to its `can` flags. */
export const FacilityTools = ({ facility, renameRef, onRename, onHistory, onRemove }: Props) => {
  const { t } = useTranslation("facilities");
  const may = useMay();
  const { name, can } = facility;
  return (
    <span className={`${lines.tools} ${classes.tools}`}>
      {can.update && (
        <ActionIcon ref={renameRef} onClick={onRename} aria-label={t("unit.rename", { name })}>
          <IconPencil size={18} stroke={1.7} />
        </ActionIcon>
      )}
      {may("see_history_project") && (
        <ActionIcon onClick={() => onHistory(facility)} aria-label={t("unit.history", { name })}>
          <IconHistory size={18} stroke={1.7} />
        </ActionIcon>
      )}
      {can.remove && (
        <ActionIcon onClick={() => onRemove(facility)} aria-label={t("unit.remove", { name })}>
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </span>
  );
};
