import { Carousel } from "./carousel.tsx";
import { CompanyWay } from "./company-way.tsx";
import classes from "./login-layout.module.css";
import { MetricsPanel } from "./metrics-panel.tsx";
import { SupportChannel } from "./support-channel.tsx";

/** Sky and ground: what the product promises, its numbers, and who helps. */
export const LoginPanel = ({ supportPhone }: { readonly supportPhone: string | null }) => (
  <>
    <Carousel />
    <div className={classes.ground}>
      <MetricsPanel />
      <SupportChannel phone={supportPhone} />
      <CompanyWay />
    </div>
  </>
);
