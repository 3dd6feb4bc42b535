import { cleanup, fireEvent, screen } from "@testing-library/react";
import { Link } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { useSession } from "@/stores/session";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import CashbackCorner from "./cashback-corner";

const api = mockApi();
beforeEach(async () => {
  await preloadTexts("cashback");
  useSession.setState({ token: "secret", accountKey: "customer:7" });
  api.respond = () => ({
    body: [
      {
        id: 1,
        title: "Back",
        cashback_type: "percentage",
        cashback_amount: 5,
        min_purchase: 30,
        end_date: "2099-01-24",
      },
    ],
  });
});

afterEach(cleanup);

it.each([
  ["/", true],
  ["/home", true],
  ["/chatting?conversationId=4", false],
  ["/profile?page=wallet", false],
  ["/checkout?page=cart", false],
  ["/store/harbour", false],
  ["/homes", false],
])("from the home to %s: the button is there %s", async (address, stays) => {
  await showInPage(
    <>
      <CashbackCorner />
      <Link to={address}>Go</Link>
    </>,
    "/home",
  );
  await screen.findByRole("button");
  fireEvent.click(screen.getByRole("link"));
  expect(screen.queryByRole("button") !== null).toBe(stays);
});
