import { MyAccountData } from "../../features/my-account-data/my-account-data.tsx";
import { NoticeSettings } from "../../features/notice-settings/notice-settings.tsx";

/** The "my data" section, with the user's choice of notices. */
export const OwnDataPage = () => (
  <>
    <MyAccountData />
    <NoticeSettings />
  </>
);
