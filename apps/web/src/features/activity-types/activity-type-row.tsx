import type { ActivityType } from "@emdia/contract/workers/activity-type-routes.ts";
import { ActionIcon, Button } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import lines from "../../shared/ui/lines.module.css";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { ActivityTypeForm } from "./activity-type-form.tsx";
import classes from "./activity-types.module.css";
import { useDeleteActivityType } from "./activity-types-queries.ts";

type Doing = "reading" | "changing" | "deleting";
type Props = { readonly type: ActivityType; readonly onDo: (doing: Doing) => void };

/** Asks for confirmation inside the row. */
const Deleting = ({ type, onDo }: Props) => {
  const { t } = useTranslation(["activityTypes", "shared"]);
  const messageOf = useMessageOf();
  const { mutateAsync, isPending, error } = useDeleteActivityType();
  const remove = async () => {
    await mutateAsync(type.id);
    notify.success(t("shared:removed"));
  };
  return (
    <div className={classes.asking}>
      <p>{t("removeAsk", { name: type.name })}</p>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <Button variant="default" data-autofocus onClick={() => onDo("reading")}>
        {t("cancel")}
      </Button>
      <Button loading={isPending} onClick={() => void remove().catch(() => undefined)}>
        {t("remove")}
      </Button>
    </div>
  );
};

const Reading = ({ type, onDo }: Props) => {
  const { t } = useTranslation("activityTypes");
  const { name, risks, workerCount, status, can } = type;
  const said = [
    status === "inactive" && t("inactive"),
    t("people", { count: workerCount }),
    risks.length === 0 ? t("withoutRisk") : risks.map((risk) => risk.name).join(", "),
  ];
  return (
    <>
      <div className={lines.words}>
        <span className={lines.name}>{name}</span>
        <span className={lines.quiet}>{said.filter(Boolean).join(" · ")}</span>
      </div>
      <span className={lines.tools}>
        {can.update && (
          <ActionIcon onClick={() => onDo("changing")} aria-label={t("changeOf", { name })} title={t("changeOf", { name })}>
            <IconPencil size={18} stroke={1.7} />
          </ActionIcon>
        )}
        {can.remove && (
          <ActionIcon onClick={() => onDo("deleting")} aria-label={t("removeOf", { name })} title={t("removeOf", { name })}>
            <IconTrash size={18} stroke={1.7} />
          </ActionIcon>
        )}
      </span>
    </>
  );
};

export const ActivityTypeRow = ({ type }: { readonly type: ActivityType }) => {
  const [doing, setDoing] = useState<Doing>("reading");
  return (
    <li className={`${lines.line} ${classes.row}`} data-doing={doing}>
      {doing === "reading" && <Reading type={type} onDo={setDoing} />}
      {doing === "deleting" && <Deleting type={type} onDo={setDoing} />}
      {doing === "changing" && <ActivityTypeForm companyId={type.companyId} type={type} onClose={() => setDoing("reading")} />}
    </li>
  );
};
