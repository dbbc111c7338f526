import { PENDENCY_VIEW_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { PendencyView, ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import { ActionIcon, TextInput } from "@mantine/core";
import { IconFilterCheck, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { FormDialog } from "../../shared/ui/form-dialog.tsx";
import classes from "./own-views-dialog.module.css";
import { useChangeView, useRemoveView, viewsQuery } from "./views-queries.ts";

type RowProps = { readonly own: PendencyView; readonly present: ViewFilter };

/** A view by its name, which is changed where it stands: it counts when the field is left or Enter is pressed. */
const Row = ({ own, present }: RowProps) => {
  const { t } = useTranslation("pendencies");
  const messageOf = useMessageOf();
  const [change, remove] = [useChangeView(), useRemoveView()];
  const [name, setName] = useState(own.name);
  const error = change.error ?? remove.error;
  const rename = () => {
    if (name.trim() !== "" && name.trim() !== own.name) change.mutate({ ...own, name: name.trim() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename();
  };
  const replace = () => change.mutate({ ...own, filter: present }, { onSuccess: () => notify.success(t("views.replaced")) });
  return (
    <li>
      <form noValidate onSubmit={submit} className={classes.view}>
        <TextInput
          aria-label={t("views.rename", { name: own.name })}
          maxLength={PENDENCY_VIEW_NAME_MAX_LENGTH}
          value={name}
          error={name.trim() === "" ? t("views.nameMissing") : error !== null && messageOf(error)}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onBlur={rename}
        />
        <ActionIcon aria-label={t("views.replace", { name: own.name })} title={t("views.replace", { name: own.name })} onClick={replace}>
          <IconFilterCheck size={18} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          aria-label={t("views.remove", { name: own.name })}
          title={t("views.remove", { name: own.name })}
          loading={remove.isPending}
          onClick={() => remove.mutate(own.id)}
        >
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      </form>
    </li>
  );
};

type Props = { readonly opened: boolean; readonly view: ViewFilter; readonly onClose: () => void };

/** The views that somebody keeps: renamed, given the filters of the moment, or deleted. */
export const OwnViewsDialog = ({ opened, view, onClose }: Props) => {
  const { t } = useTranslation("pendencies");
  const { data: own = [] } = useQuery({ ...viewsQuery, enabled: opened });
  return (
    <FormDialog opened={opened} onClose={onClose} title={t("views.manage")}>
      {own.length === 0 && <p>{t("views.none")}</p>}
      <ul className={classes.views} aria-label={t("views.own")}>
        {own.map((one) => (
          <Row key={one.id} own={one} present={view} />
        ))}
      </ul>
    </FormDialog>
  );
};
