import type { Profile } from "@emdia/contract/access/profile-routes.ts";
import { PROFILE_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { ListMessage } from "../../../shared/list/list-message.tsx";
import { ListSkeleton } from "../../../shared/list/list-skeleton.tsx";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import { BackLink } from "../back-link.tsx";
import { profileQuery } from "../profiles-queries.ts";
import { isGone } from "../refused-profile.ts";
import type { ProfileCompany } from "../use-profile-company.ts";
import type { ProfilesView } from "../view-address.ts";
import { type Draft, draftOf, keysFor } from "./profile-draft.ts";
import { ProfileForm } from "./profile-form.tsx";

type Props = {
  readonly company: ProfileCompany;
  readonly view: Extract<ProfilesView, { kind: "edit" | "new" }>;
  readonly onShow: (view: ProfilesView) => void;
};
const AREAS_SHOWN = 8;
const empty: Draft = { name: "", description: "", relationType: null, keys: [] };

/** Loads the profile that the URL names: the one to edit, or the one to copy. */
const useNamedProfile = ({ view }: Props) => {
  const id = view.kind === "edit" ? view.id : view.copyOf;
  return { ...useQuery({ ...profileQuery(id ?? 0), enabled: id !== null }), isNamed: id !== null };
};

/** A copy starts with the permissions that the user may grant. */
const useInitialDraft = ({ company: { company, held }, view }: Props, named: Profile | undefined): Draft => {
  const { t } = useTranslation("accessProfiles");
  const onlySide = company?.isContractor ? "contractor" : "provider";
  if (!named) return { ...empty, relationType: company?.isContractor && company.isProvider ? null : onlySide };
  const draft = draftOf(named);
  if (view.kind === "edit") return draft;
  const name = t("editor.copyName", { name: named.name }).slice(0, PROFILE_NAME_MAX_LENGTH);
  const offered = keysFor(draft.relationType);
  return { ...draft, name, keys: draft.keys.filter((key) => held.includes(key) && offered.includes(key)) };
};

const useTitle = ({ view }: Props, named: Profile | undefined): string => {
  const { t } = useTranslation("accessProfiles");
  if (view.kind === "new") return named ? t("editor.copyOf", { name: named.name }) : t("editor.new");
  return named && !named.can.update ? t("editor.view", { name: named.name }) : t("editor.edit");
};

/** Editor of one profile: view, change, create or copy. */
export const ProfileEditor = (props: Props) => {
  const { company, view, onShow } = props;
  const { t } = useTranslation(["accessProfiles", "shared"]);
  const messageOf = useMessageOf();
  const { data, error, isNamed } = useNamedProfile(props);
  const initial = useInitialDraft(props, data);
  const title = useTitle(props, data);
  const back = () => onShow({ kind: "list" });
  const isReady = !isNamed || data !== undefined;
  return (
    <>
      <BackLink onBack={back} />
      <PageHeader title={title} />
      {error !== null && !data && (
        <ListMessage role="alert" title={isGone(error) ? t("editor.gone") : t("shared:list.failed")} hint={messageOf(error)} />
      )}
      {!isReady && error === null && <ListSkeleton rows={AREAS_SHOWN} />}
      {isReady && company.company && (
        <ProfileForm
          company={company.company}
          held={company.held}
          profile={view.kind === "edit" ? (data ?? null) : null}
          initial={initial}
          onLeave={back}
        />
      )}
    </>
  );
};
