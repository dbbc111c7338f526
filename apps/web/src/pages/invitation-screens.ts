import type { WebPath } from "@emdia/contract/web-paths.ts";
import type { EntranceName } from "../features/company-invite/entrances.ts";
import type { Screen } from "./screen.ts";

const confirm = (path: "/confirmar-convite" | "/confirmar-convite-projeto"): Screen => ({
  load: async () => (await import("../features/invites/confirm-invite.tsx")).confirmInviteScreen(path),
  texts: ["invites"],
});
const used = (path: "/login/convite-utilizado" | "/login/convite-projeto-utilizado" | "/plataforma/convite-utilizado"): Screen => ({
  load: async () => (await import("../features/invites/invite-used.tsx")).inviteUsedScreen(path),
  texts: ["invites", "doorway"],
});
const complete: Screen = {
  load: async () => (await import("./complete-registration/complete-registration-page.tsx")).CompleteRegistrationPage,
  texts: ["invites", "recovery", "doorway", "password"],
};
const outcome = (entrance: EntranceName, screen: "companyInviteSentScreen" | "companyInviteFailedScreen"): Screen => ({
  load: async () => (await import("../features/company-invite/company-invite-outcome.tsx"))[screen](entrance),
  texts: ["companyInvite", "doorway"],
});
const form = (entrance: EntranceName): Screen => ({
  load: async () => (await import("../features/company-invite/company-invite-form.tsx")).companyInviteScreen(entrance),
  texts: ["companyInvite", "doorway"],
});

/** Screens of invitations: accepting one, and requesting one for a new company. */
export const invitationScreens = {
  "/confirmar-convite": confirm("/confirmar-convite"),
  "/confirmar-convite-projeto": confirm("/confirmar-convite-projeto"),
  "/login/criar-conta": {
    load: async () => (await import("../features/invites/create-account.tsx")).CreateAccount,
    texts: ["invites", "doorway", "password"],
  },
  "/login/concluir-cadastro": complete,
  "/plataforma/concluir-cadastro": complete,
  "/login/convite-utilizado": used("/login/convite-utilizado"),
  "/login/convite-projeto-utilizado": used("/login/convite-projeto-utilizado"),
  "/plataforma/convite-utilizado": used("/plataforma/convite-utilizado"),
  "/convite/criar": form("own"),
  "/convite/enviado-com-sucesso": outcome("own", "companyInviteSentScreen"),
  "/convite/erro": outcome("own", "companyInviteFailedScreen"),
  "/plataforma/convite/criar": form("platform"),
  "/plataforma/convite/enviado-com-sucesso": outcome("platform", "companyInviteSentScreen"),
  "/plataforma/convite/erro": outcome("platform", "companyInviteFailedScreen"),
} as const satisfies { readonly [P in WebPath]?: Screen };
