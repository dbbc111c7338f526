import { Button, VisuallyHidden } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "../../../shared/api/new-key.ts";
import { createIdempotencyKeys } from "../../../shared/api/repeat-keys.ts";
import { useCreateDepartment } from "../facilities-changes.ts";
import { NameForm } from "../names/name-form.tsx";
import { useInlineEditor } from "../use-inline-editor.ts";
import classes from "./department-list.module.css";

type Props = { readonly facility: { readonly id: number; readonly name: string } };

/** Adds departments one after the other until the user presses Escape. */
export const NewDepartment = ({ facility }: Props) => {
  const { t } = useTranslation("facilities");
  const { opener, opened, open, close } = useInlineEditor();
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  const { mutateAsync, data: added } = useCreateDepartment();
  const add = async (name: string) => {
    await mutateAsync({ facilityId: facility.id, name, keys });
    return null;
  };

  return (
    <>
      {opened ? (
        <NameForm label={t("name.department")} initial="" onSave={add} onClose={close} goesOn />
      ) : (
        <Button
          ref={opener}
          className={classes.add}
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={open}
          aria-label={t("department.addTo", { name: facility.name })}
        >
          {t("department.add")}
        </Button>
      )}
      <VisuallyHidden role="status">{added && t("department.added", { name: added.name })}</VisuallyHidden>
    </>
  );
};
