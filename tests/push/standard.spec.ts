import { tellPushStory } from "./push-story";

tellPushStory("standard");
