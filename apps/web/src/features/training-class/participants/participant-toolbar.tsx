import type { ClassParticipantListQuery } from "@emdia/contract/trainings/participant-routes.ts";
import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListSearch } from "../../../shared/list/list-search.tsx";
import list from "../../../shared/list/list-toolbar.module.css";
import type { UrlFilter } from "../../../shared/list/use-url-filter.ts";
import classes from "./participants.module.css";

export type ParticipantFilter = UrlFilter<typeof ClassParticipantListQuery>;
type Props = { readonly filter: ParticipantFilter; readonly children: ReactNode };

/** Search and removed participants, with the actions for all at the end. */
export const ParticipantToolbar = ({ filter: { asked, type, choose, enter }, children }: Props) => {
  const { t } = useTranslation("trainingClass");
  return (
    <div className={`${list.toolbar} ${list.tools}`}>
      <ListSearch
        label={t("participants.search")}
        placeholder={t("participants.searchPlaceholder")}
        value={asked.name}
        onType={(name) => type({ name: name || undefined })}
        onEnter={enter}
      />
      <Checkbox
        className={classes.removed}
        label={t("participants.removed")}
        checked={asked.removed === true}
        onChange={({ currentTarget }) => choose({ removed: currentTarget.checked || undefined })}
      />
      <span className={classes.actions}>{children}</span>
    </div>
  );
};
