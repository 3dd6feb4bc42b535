#!/usr/bin/env bash
# web-push 3.6.7 encrypts a message that no push service takes, and says nothing.
#
# Used:     web-push 3.6.7 on Node; `generateRequestDetails`, which sends nothing.
# Guess:    5,000 bytes are refused with an error, because a push service need not take more than 4,096 bytes (RFC 8030, 7.2)
#           and encryption adds 103 to them.
# Instead:  a body of 5,120 bytes in two records is made without a word. Only the push service's 413 tells of it, after the message left.
# Hurts:    a shop whose notification carries a long text (a chat message, a store's note): it never arrives, on no device.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent web-push@3.6.7 >/dev/null
cat >look.mjs <<'JS'
import { createECDH, randomBytes } from "node:crypto";
import webPush from "web-push";

const device = createECDH("prime256v1");
device.generateKeys();
const subscription = {
  endpoint: "https://push.example/device",
  keys: { p256dh: device.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
};
const vapidDetails = { subject: "mailto:shop@example.com", ...webPush.generateVAPIDKeys() };
const bodyOf = (bytes) =>
  webPush.generateRequestDetails(subscription, "x".repeat(bytes), { vapidDetails }).body.length;
console.log(JSON.stringify({ 3993: bodyOf(3993), 5000: bodyOf(5000) }));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '{"3993":4096,"5000":5120}' ]
