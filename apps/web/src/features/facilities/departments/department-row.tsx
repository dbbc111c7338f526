import type { Department } from "@emdia/contract/facilities/routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { notify } from "../../../shared/notices/notify.ts";
import lines from "../../../shared/ui/lines.module.css";
import { useRenameDepartment } from "../facilities-changes.ts";
import { NameForm } from "../names/name-form.tsx";
import { useInlineEditor } from "../use-inline-editor.ts";
import classes from "./department-list.module.css";

type Props = { readonly department: Department; readonly onRemove: (department: Department) => void };

export const DepartmentRow = ({ department, onRemove }: Props) => {
  const { t } = useTranslation(["facilities", "shared"]);
  const { opener, opened, open, close } = useInlineEditor();
  const { mutateAsync } = useRenameDepartment();
  const { name, can } = department;
  const rename = async (next: string) => {
    await mutateAsync({ ...department, name: next });
    notify.success(t("shared:saved"));
    return null;
  };

  if (opened)
    return (
      <li className={classes.row}>
        <NameForm label={t("name.department")} initial={name} onSave={rename} onClose={close} />
      </li>
    );
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      <span className={`${lines.tools} ${classes.tools}`}>
        {can.update && (
          <ActionIcon ref={opener} onClick={open} aria-label={t("department.rename", { name })}>
            <IconPencil size={18} stroke={1.7} />
          </ActionIcon>
        )}
        {can.remove && (
          <ActionIcon onClick={() => onRemove(department)} aria-label={t("department.remove", { name })}>
            <IconTrash size={18} stroke={1.7} />
          </ActionIcon>
        )}
      </span>
    </li>
  );
};
