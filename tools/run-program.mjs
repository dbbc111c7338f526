import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs a program and returns its exit code. Forwards SIGTERM and SIGHUP; the terminal sends SIGINT to both processes. `spawnSync` would
 * block the signals.
 */
export const runProgram = (command, args, options) =>
  new Promise((resolve, reject) => {
    const program = spawn(command, args, { stdio: "inherit", ...options });
    const handOn = (signal) => program.kill(signal);
    const leaveToTerminal = () => undefined;
    process.on("SIGTERM", handOn).on("SIGHUP", handOn).on("SIGINT", leaveToTerminal);
    program.once("error", reject);
    program.once("exit", (code, signal) => {
      process.off("SIGTERM", handOn).off("SIGHUP", handOn).off("SIGINT", leaveToTerminal);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
