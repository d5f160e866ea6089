// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts-upgradeable/governance/TimelockControllerUpgradeable.sol";

/* The timelock of the library that the network's own is made from. */
contract Timelock is TimelockControllerUpgradeable {
    function initialize(uint256 delay, address governor) external initializer {
        address[] memory only = new address[](1);
        only[0] = governor;
        __TimelockController_init(delay, only, only, governor);
    }
}
