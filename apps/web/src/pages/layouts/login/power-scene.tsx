import classes from "./scene.module.css";
import { Scene } from "./scene.tsx";

const Pylon = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <path
    className={classes.frame}
    transform={`translate(${x} ${y}) scale(${scale})`}
    d="M-24 0-7-128v-36L0-184l7 20v36L24 0M-42-128h84M-32-158h64M-42-128l35-16M42-128l-35-16M-19-38l33-34M19-38l-33-34M-14-72l22-40M14-72-8-112"
  />
);

export const PowerScene = ({ title }: { title: string }) => (
  <Scene title={title} sunHeight={96}>
    <path className={classes.far} d="M0 300c90-34 180-40 270-10s170 22 250-6 190-30 280 8v68H0z" />
    <path className={classes.near} d="M0 330c140-20 250-14 360 0s250 16 440-4v34H0z" />
    <path
      className={classes.wire}
      d="M-20 236q90 18 168-34M-20 252q100 22 182-50M190 202q100 66 218 50M206 202q96 74 216 56M440 252q70 40 158 32M452 254q70 44 160 36M622 284q80 24 190 18"
    />
    <Pylon x={176} y={330} scale={1} />
    <Pylon x={428} y={336} scale={0.66} />
    <Pylon x={612} y={336} scale={0.42} />
    <path className={classes.near} d="M60 334v-30h34v30zM250 336v-22l14-10 14 10v22z" />
  </Scene>
);
