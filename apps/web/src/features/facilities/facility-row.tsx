import type { Facility } from "@emdia/contract/facilities/routes.ts";
import { UnstyledButton } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { memo, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { DepartmentList } from "./departments/department-list.tsx";
import { useRenameFacility } from "./facilities-changes.ts";
import { FacilityCounts } from "./facility-counts.tsx";
import classes from "./facility-row.module.css";
import { FacilityTools } from "./facility-tools.tsx";
import { NameForm } from "./names/name-form.tsx";
import { useNameCheck } from "./names/use-name-check.ts";
import { useInlineEditor } from "./use-inline-editor.ts";

/** Renames a facility, unless another facility of its company has the name. */
const useRename = (facility: Facility) => {
  const { t } = useTranslation(["facilityRefusals", "shared"]);
  const isTaken = useNameCheck();
  const { mutateAsync } = useRenameFacility();
  return async (name: string): Promise<string | null> => {
    if (await isTaken(name, facility.companyId, facility.id)) return t("facility.name_taken");
    await mutateAsync({ id: facility.id, name });
    notify.success(t("shared:saved"));
    return null;
  };
};

type Props = {
  readonly facility: Facility;
  readonly withCompany: boolean;
  readonly onHistory: (facility: Facility) => void;
  readonly onRemove: (facility: Facility) => void;
};

/** One facility, with its departments when expanded. */
export const FacilityRow = memo(({ facility, withCompany, onHistory, onRemove }: Props) => {
  const { t } = useTranslation("facilities");
  const [opened, setOpened] = useState(false);
  const naming = useInlineEditor();
  const rename = useRename(facility);
  const areas = useId();
  return (
    <li className={classes.unit} data-opened={opened || undefined}>
      <div className={classes.line}>
        {naming.opened ? (
          <NameForm label={t("name.unit")} initial={facility.name} onSave={rename} onClose={naming.close} />
        ) : (
          <>
            <UnstyledButton className={classes.toggle} aria-expanded={opened} aria-controls={areas} onClick={() => setOpened(!opened)}>
              <IconChevronRight size={18} stroke={1.7} className={classes.chevron} aria-hidden="true" />
              <span className={classes.name}>{facility.name}</span>
            </UnstyledButton>
            {withCompany && <span className={classes.company}>{facility.companyName}</span>}
            <FacilityCounts facility={facility} />
            <FacilityTools facility={facility} renameRef={naming.opener} onRename={naming.open} onHistory={onHistory} onRemove={onRemove} />
          </>
        )}
      </div>
      <div id={areas}>{opened && <DepartmentList facility={facility} />}</div>
    </li>
  );
});
