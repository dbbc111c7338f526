import type { ShownInvite } from "@emdia/contract/identity/sign-up-routes.ts";
import { useNavigate } from "@tanstack/react-router";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { api } from "../../shared/api/api.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { useAsyncAction } from "../../shared/doorway/use-async-action.ts";
import { resolveLanguage } from "../../shared/i18n/language.ts";
import { notify } from "../../shared/notices/notify.ts";
import { withRobotPass } from "../../shared/robot/robot-pass.ts";
import { completeSignIn } from "../../shared/session/complete-sign-in.ts";
import { afterRefusedInvite } from "./after-sign-up.ts";
import { keptInvite } from "./kept-invite.ts";
import type { TypedPerson } from "./person-faults.ts";

type Typed = TypedPerson & { readonly password: string; readonly termId: number };

/** Creates the account and opens the start page. The form keeps its values after a refusal that the user can correct. */
export const useSignUp = ({ email, token, kind }: ShownInvite, askTermsAgain: () => void) => {
  const { t } = useTranslation("invites");
  const navigate = useNavigate();
  const { busy, refusal, run } = useAsyncAction();

  const create = ({ fullName, phone, password, termId }: Typed) => {
    const language = resolveLanguage(i18next.language);
    const body = { email, token, fullName, phone, password, termId, accepted: true as const, language };
    const route = kind === "project" ? "POST /authentication/project/signup" : "POST /authentication/signup";
    return withRobotPass((robotPass) => api(route)({ body: { ...body, robotPass } }));
  };
  const signUp = (typed: Typed) =>
    run(async () => {
      try {
        const answer = await create(typed);
        keptInvite.forget();
        if (!answer.mfaRequired) notify.success(t("create.welcome", { name: answer.user.displayName }));
        await navigate({ to: await completeSignIn(answer) });
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.code === "terms.outdated") askTermsAgain();
        const page = afterRefusedInvite(failure, kind);
        if (!page) throw failure;
        keptInvite.forget();
        await navigate({ to: page, replace: true, state: { email } });
      }
    });
  return { busy, refusal, signUp };
};
