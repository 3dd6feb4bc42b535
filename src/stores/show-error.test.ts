// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { ApiError } from "@/platform/http/api-error";
import { get } from "@/platform/http/client";
import { mockApi } from "../../tests/fixtures/mock-api";
import { signIn } from "./session";
import { errorText, showError, showReadError } from "./show-error";
import { dismissToast, showSuccess, toastDurationMs, useToasts } from "./toasts";

const backend = mockApi();

describe("errors", () => {
  const shown = () => useToasts.getState().toasts.map((toast) => toast.text);

  it("ends the session once, with the specification's words, however many calls come back with 401", async () => {
    backend.customer(1);
    await signIn("t");
    backend.respond = (url) =>
      url.pathname.endsWith("/auth/logout") ? { body: {} } : { status: 401, body: { errors: [] } };
    const call = () =>
      get({ path: "/customer/info", authenticated: true, normalise: (x) => x }).catch(showError);
    await Promise.all([call(), call(), call()]);
    expect(shown()).toEqual(["Your account is inactive or Your token has been expired"]);
    expect(localStorage.getItem("token")).toBeNull();
    expect(backend.went).toEqual(["/"]);
  });

  it("shows a wrong password as it is, without going anywhere", () => {
    showError(
      new ApiError("unauthorised", { status: 401, errors: [{ code: "auth-001", message: "Wrong" }] }),
    );
    expect(shown()).toEqual(["Wrong"]);
    expect(backend.went).toEqual([]);
  });

  it("has words of its own for a fault of the server, and the server's for one that is busy", () => {
    const failure = (status: number) =>
      new ApiError("refused", { status, errors: [{ code: "", message: "Server Error" }] });
    showError(failure(500));
    expect([...shown(), errorText(failure(500))]).toEqual(["Something went wrong.", "Something went wrong."]);
    expect(errorText(failure(503))).toBe("Server Error");
  });

  it("shows several messages as lines of one, each once, for as long as they take to read", () => {
    const error = new ApiError("refused", {
      errors: [
        { code: "a", message: "One" },
        { code: "b", message: "Two" },
        { code: "c", message: "One" },
        { code: "d", message: "Three" },
      ],
    });
    showError(error);
    expect(shown()).toEqual(["One\nTwo\nThree"]);
    expect(useToasts.getState().toasts[0]?.duration).toBeGreaterThan(2 * toastDurationMs);
    dismissToast("error");
    expect(shown()).toEqual([]);
  });

  it("replaces an error by the next and never stacks", () => {
    showError(
      new ApiError("refused", {
        errors: [
          { code: "", message: "One" },
          { code: "", message: "Two" },
        ],
      }),
    );
    showError(new ApiError("refused", { errors: [{ code: "", message: "Three" }] }));
    expect(shown()).toEqual(["Three"]);
    dismissToast("error");
    expect(shown()).toEqual([]);
  });

  it("says a missing network, a timeout and maintenance of what somebody did, and nothing of what was aborted", () => {
    showError(new DOMException("x", "AbortError"));
    expect(shown()).toEqual([]);
    for (const kind of ["network", "timeout", "maintenance", "unusable"] as const) {
      const error = new ApiError(kind);
      showError(error);
      expect(shown()).toEqual([errorText(error)]);
    }
  });

  it("leaves a network that is missing for reads of the page to the connection line", () => {
    for (const kind of ["network", "timeout", "maintenance"] as const) showReadError(new ApiError(kind));
    expect(shown()).toEqual([]);
    showReadError(new ApiError("refused", { errors: [{ code: "a", message: "One" }] }));
    expect(shown()).toEqual(["One"]);
  });

  it("has a plain line for everything else", () => {
    showError(new TypeError("undefined is not a function"));
    expect(shown()).toEqual(["Something went wrong."]);
    showError(new ApiError("refused", { status: 429, retryAfterMs: 1_500 }));
    expect(shown()).toEqual(["Too many requests. Try again in 2 seconds."]);
  });

  it("does not remove other toasts", () => {
    showSuccess("Saved");
    showError(new ApiError("refused", { errors: [{ code: "", message: "One" }] }));
    expect(shown()).toEqual(["Saved", "One"]);
  });
});
